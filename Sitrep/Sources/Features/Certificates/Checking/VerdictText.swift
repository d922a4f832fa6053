import Domain
import PortableUI

/// What a check found, in the user's language: a technical finding, never a legal one.
package enum VerdictText {
  package static func text(_ verdict: CertificateVerdict) -> Text {
    switch verdict {
    case .valid: Text("Valid signature", bundle: .module)
    case .expired: Text("Expired", bundle: .module)
    case .notYetValid: Text("Not yet valid", bundle: .module)
    case .unknownKey: Text("Signing key unknown", bundle: .module)
    case .badSignature: Text("Bad signature", bundle: .module)
    case .wrongKeyUsage: Text("Key not meant for this kind", bundle: .module)
    case .invalidSchema: Text("Invalid content", bundle: .module)
    case .malformed: Text("Damaged", bundle: .module)
    case .notACertificate: Text("Not a certificate", bundle: .module)
    case .notChecked: Text("Not checked", bundle: .module)
    }
  }

  /// What every verdict is, and is not.
  package static var caution: Text {
    Text("This is a technical check. It doesn’t say whether a certificate is accepted anywhere.", bundle: .module)
  }
}
