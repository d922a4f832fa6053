/// The plural categories of CLDR for the languages that the layer ships.
package enum PluralCategory: String, Sendable, CaseIterable, Codable, CodingKeyRepresentable {
  case zero, one, two, few, many, other

  /// The category of a whole number in a language; English rules for languages without rules here.
  package static func of(_ number: Int, language: String) -> PluralCategory {
    let n = number.magnitude
    switch language {
    case "ru":
      if n % 10 == 1, n % 100 != 11 { return .one }
      if (2...4).contains(n % 10), !(12...14).contains(n % 100) { return .few }
      return .many
    default:
      return n == 1 ? .one : .other
    }
  }
}
