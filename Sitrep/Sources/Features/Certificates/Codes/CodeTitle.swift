import Domain
import PortableUI

/// What kind of code it is, in the user's language.
enum CodeTitle {
  static func text(of check: CertificateCheck) -> Text {
    switch check.kind {
    case .dcc: certificate(check.claims?.payload.attested)
    case .smartHealthCard: Text("SMART Health Card", bundle: .module)
    case .vdsNC: Text("Digital seal (VDS-NC)", bundle: .module)
    case .divoc: Text("DIVOC credential", bundle: .module)
    case .gosuslugi: Text("Link to gosuslugi.ru", bundle: .module)
    case .unknown: Text("Unknown code", bundle: .module)
    }
  }

  private static func certificate(_ kind: CertificateContentKind?) -> Text {
    switch kind {
    case .vaccination: Text("EU vaccination certificate", bundle: .module)
    case .test: Text("EU test certificate", bundle: .module)
    case .recovery: Text("EU recovery certificate", bundle: .module)
    case nil: Text("EU certificate", bundle: .module)
    }
  }
}
