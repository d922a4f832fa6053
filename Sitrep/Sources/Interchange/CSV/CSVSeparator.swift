/// What stands between the fields of a table.
package enum CSVSeparator {
  package static let comma = UInt8(ascii: ",")
  package static let semicolon = UInt8(ascii: ";")
  package static let tab = UInt8(ascii: "\t")

  /// The separator that the first line which is not blank has most of, outside quotes; the comma if it has none.
  package static func found(in file: [UInt8]) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    var isBlank = true
    for byte in file {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      let isBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if isBreak && !isQuoted && !isBlank { break }
      isBlank = isBlank && isBreak
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    let most = [comma, semicolon, tab].map { counts[$0] ?? 0 }
    return most[1] > most[0] && most[1] >= most[2] ? semicolon : most[2] > most[0] ? tab : comma
  }
}
