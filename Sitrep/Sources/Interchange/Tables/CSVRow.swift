/// One row of a table.
package struct CSVRow: Hashable, Sendable {
  /// The line on which it begins, from 1; quoted fields may hold line breaks, so a row may have several.
  package let line: Int

  private let bytes: [UInt8]

  /// Where each field ends.
  private let ends: [UInt32]

  init(line: Int, bytes: [UInt8], ends: [UInt32]) {
    self.line = line
    self.bytes = bytes
    self.ends = ends
  }

  /// How many fields it has, at least one.
  package var count: Int { ends.count }

  /// True if no field holds more than spaces.
  var isBlank: Bool { bytes.allSatisfy { $0 == UInt8(ascii: " ") } }

  /// A field's bytes, without quotes; none for a field that the row does not have.
  package func bytes(_ index: Int) -> ArraySlice<UInt8> {
    guard ends.indices.contains(index) else { return [] }
    return bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  /// True if another row has the same fields, wherever it stands.
  func hasSameFields(as other: CSVRow) -> Bool { ends == other.ends && bytes == other.bytes }

  /// A field's text, without quotes; empty for a field that the row does not have.
  package func text(_ index: Int) -> String {
    String(decoding: bytes(index), as: UTF8.self)
  }
}
