/// What stands between the fields of a table.
package enum CSVSeparator {
  package static let comma = UInt8(ascii: ",")
  package static let semicolon = UInt8(ascii: ";")
  package static let tab = UInt8(ascii: "\t")
  package static let bar = UInt8(ascii: "|")

  /// Of those that a line has equally often the earlier one separates.
  private static let all = [comma, semicolon, tab, bar]

  /// The separator that the first line with any has most of, outside quotes; the comma if no line has one.
  ///
  /// Comments, and lines without fields, such as a title, are passed over.
  package static func found(in file: [UInt8]) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    var first: UInt8?
    for byte in file {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if (byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")) && !isQuoted {
        if first != UInt8(ascii: "#"), let most = most(counts) { return most }
        (counts, first) = ([:], nil)
        continue
      }
      first = first ?? byte
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    return most(counts) ?? comma
  }

  private static func most(_ counts: [UInt8: Int]) -> UInt8? {
    let most = all.map { counts[$0] ?? 0 }.max() ?? 0
    return most == 0 ? nil : all.first { counts[$0] == most }
  }
}
