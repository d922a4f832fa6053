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
      Text("This isn’t a trust list. \(readForms)", bundle: .module)
    case .otherForm(let form): text(form)
    case .noCertificates: Text("There are no certificates in this file.", bundle: .module)
    case .tooMany(let limit): Text("The file has more than \(limit, format: .count) certificates.", bundle: .module)
    case .noUsableCertificate(let entry):
      Text("None of the certificates can be used. The first: \(text(entry))", bundle: .module)
    }
  }

  /// What is said of a list that was signed as a whole.
  package static var uncheckedSignature: Text {
    Text("The list’s own signature wasn’t checked.", bundle: .module)
  }

  private static var readForms: Text {
    Text(
      "Sitrep reads certificates in PEM or DER, and lists of them in JSON: with rawData, or a JWKS with x5c.",
      bundle: .module)
  }

  private static func text(_ form: TrustListProblem.OtherForm) -> Text {
    switch form {
    case .json(let members) where members.isEmpty: Text("This JSON has no certificates. \(readForms)", bundle: .module)
    case .json(let members):
      Text(
        "This JSON has no certificates, only “\(members.map(\.visible).joined(separator: ", "))”. \(readForms)",
        bundle: .module)
    case .bareKeys:
      Text("This list has keys without their certificates. \(readForms)", bundle: .module)
    case .webPage: Text("This is a web page. Download the trust list itself.", bundle: .module)
    case .archive: Text("This is an archive. Unpack it and choose the trust list in it.", bundle: .module)
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
