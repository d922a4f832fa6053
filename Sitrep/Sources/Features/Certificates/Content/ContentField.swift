import Domain
import PortableUI

/// A field of a certificate: its member in the schema, what people call it, and how its value is to be read.
nonisolated struct ContentField: Identifiable {
  enum Form: Hashable {
    case text
    case code(ValueSet)
    case country
    /// A day, or a moment.
    case date
    /// The number of a dose; how many there are stands in the member `sd`.
    case dose
  }

  let member: String
  let form: Form

  var id: String { member }

  init(_ member: String, _ form: Form = .text) {
    self.member = member
    self.form = form
  }

  /// The fields of an entry, in the order in which people want to know them.
  static func fields(of kind: CertificateContentKind) -> [ContentField] {
    let disease = ContentField("tg", .code(.disease))
    let origin = [ContentField("co", .country), ContentField("is"), ContentField("ci")]
    return switch kind {
    case .vaccination:
      [
        disease, ContentField("mp", .code(.vaccine)), ContentField("vp", .code(.vaccineType)),
        ContentField("ma", .code(.vaccineMaker)), ContentField("dn", .dose), ContentField("dt", .date),
      ] + origin
    case .test:
      [
        disease, ContentField("tt", .code(.testType)), ContentField("nm"), ContentField("ma", .code(.testDevice)),
        ContentField("sc", .date), ContentField("tr", .code(.testResult)), ContentField("tc"),
      ] + origin
    case .recovery:
      [disease, ContentField("fr", .date), ContentField("df", .date), ContentField("du", .date)] + origin
    }
  }
}

extension ContentField {
  /// What people call it.
  var label: Text {
    switch member {
    case "tg": Text("Disease", bundle: .module)
    case "mp": Text("Vaccine", bundle: .module)
    case "vp": Text("Vaccine type", bundle: .module)
    case "ma" where form == .code(.testDevice): Text("Test device", bundle: .module)
    case "ma": Text("Manufacturer", bundle: .module)
    case "dn": Text("Dose", bundle: .module)
    case "dt": Text("Vaccination date", bundle: .module)
    case "tt": Text("Test type", bundle: .module)
    case "nm": Text("Test name", bundle: .module)
    case "sc": Text("Sample taken", bundle: .module)
    case "tr": Text("Result", bundle: .module)
    case "tc": Text("Test center", bundle: .module)
    case "fr": Text("First positive test", bundle: .module)
    case "df": Text("Valid from", bundle: .module)
    case "du": Text("Valid until", bundle: .module)
    case "co": Text("Country", bundle: .module)
    case "is": Text("Issuer", bundle: .module)
    default: Text("Certificate ID", bundle: .module)
    }
  }
}
