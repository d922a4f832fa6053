import DesignSystem
import Domain
import PortableUI

/// Why a file isn't taken as a trust list, and what to do, in the user's language.
package enum TrustListProblemText {
  package static func text(_ problem: TrustListProblem) -> Text {
    switch problem {
    case .tooLarge(let bytes, let limit):
      Text("The file has \(bytes, format: .count) bytes; the limit is \(limit, format: .count).", bundle: .module)
    case .notATrustList:
      Text("This isn’t a trust list: neither certificates in PEM or DER, nor a list of them in JSON.", bundle: .module)
    case .noCertificates: Text("There are no certificates in this file.", bundle: .module)
    case .tooMany(let limit): Text("The file has more than \(limit, format: .count) certificates.", bundle: .module)
    case .noUsableCertificate(let entry):
      Text("None of the certificates can be used. The first: \(text(entry))", bundle: .module)
    }
  }

  package static func text(_ problem: TrustListProblem.Entry) -> Text {
    switch problem {
    case .unreadable: Text("It isn’t a valid X.509 certificate.", bundle: .module)
    case .keyKind: Text("Its key is neither P-256, P-384 nor RSA.", bundle: .module)
    case .wrongID: Text("The id that the list gives it isn’t its own.", bundle: .module)
    }
  }
}
