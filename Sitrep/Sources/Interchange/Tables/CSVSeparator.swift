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

  /// So many lines tell the separator of a table.
  private static let tellingLines = 20

  /// The separator that most of the first lines have equally often, and often: titles above a table tell nothing.
  ///
  /// Nil: no line has one.
  static func likeliest(in file: [UInt8]) -> UInt8? {
    let lines = counts(in: file)
    let scores = all.map { separator in
      let counts = lines.map { $0[separator] ?? 0 }.filter { $0 > 0 }
      let alike = Dictionary(grouping: counts) { $0 }.mapValues(\.count)
      return alike.map { count, lines in count * lines }.max() ?? 0
    }
    guard let most = scores.max(), most > 0 else { return nil }
    return zip(all, scores).first { $0.1 == most }?.0
  }

  /// How often each separator stands in each of the first lines, outside quotes.
  private static func counts(in file: [UInt8]) -> [[UInt8: Int]] {
    var lines: [[UInt8: Int]] = []
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in file {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        lines.append(counts)
        counts = [:]
        if lines.count == 2 * tellingLines { return lines }
      } else if all.contains(byte) {
        counts[byte, default: 0] += 1
      }
    }
    return lines + [counts]
  }

  private static func most(_ counts: [UInt8: Int]) -> UInt8? {
    let most = all.map { counts[$0] ?? 0 }.max() ?? 0
    return most == 0 ? nil : all.first { counts[$0] == most }
  }
}
