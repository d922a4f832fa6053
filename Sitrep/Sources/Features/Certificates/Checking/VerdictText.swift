import Domain
import Foundation
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

  /// The verdict, and what is known of a certificate's time where its signature can't be checked.
  package static func text(of check: CertificateCheck, at moment: Date) -> Text {
    switch check.uncheckedTime(at: moment)?.verdict {
    case .expired?: Text("Expired, signature not checked", bundle: .module)
    case .notYetValid?: Text("Not yet valid, signature not checked", bundle: .module)
    default: text(check.verdict)
    }
  }

  /// What every verdict is, and is not.
  package static var caution: Text {
    Text("This is a technical check. It doesn’t say whether a certificate is accepted anywhere.", bundle: .module)
  }
}
