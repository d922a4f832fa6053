/// The name that a person gave to an outbreak, by the same rules as the name of a country (D28).
package struct OutbreakName: Hashable, Sendable {
  package let text: String

  /// Reads a name as somebody typed it.
  package init(_ input: String) throws(CountryName.Problem) {
    text = try CountryName(input).text
  }
}
