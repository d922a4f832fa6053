/// A column that the person keeps beside those that Sitrep knows: a facility, an occupation, a severity.
package struct CaseCategory: Hashable, Codable, Sendable {
  /// A list has at most so many.
  package static let most = 3

  /// A category has at most so many values.
  package static let mostValues = 30

  /// As its column is called.
  package let name: String

  /// As most rows write them.
  package let values: [String]

  package init(name: String, values: [String]) {
    self.name = name
    self.values = Array(values.prefix(Self.mostValues))
  }
}
