/// What a person should know about how a file was read.
package struct TableNotes: Hashable, Sendable {
  /// The most columns that are named.
  package static let mostColumns = 100

  /// Found in the bytes, or chosen by the person.
  package var encoding: TextEncoding

  /// Headings of columns that were not read, in the file's order, but for those that its publisher is known to have.
  package var unusedColumns: [String]

  package init(encoding: TextEncoding = .utf8, unusedColumns: [String] = []) {
    self.encoding = encoding
    self.unusedColumns = unusedColumns
  }
}
