import Domain

/// Texts of cells as a workbook has them.
enum CellText {
  /// Leaves the element that was entered last, a text in runs or in one piece, and adds it to a result.
  ///
  /// How characters are spoken (`rPh`) is no part of the text.
  static func takeRuns(of xml: inout XMLScanner, into result: inout [UInt8]) throws(WorkbookProblem) {
    var raw: [UInt8] = []
    while try xml.nextChild() {
      if xml.isNamed("t") {
        try xml.takeText(into: &raw, most: SharedTexts.mostKept)
      } else if xml.isNamed("r") {
        try takeRun(of: &xml, into: &raw)
      } else {
        try xml.skip()
      }
    }
    append(raw[...], to: &result)
  }

  private static func takeRun(of xml: inout XMLScanner, into raw: inout [UInt8]) throws(WorkbookProblem) {
    while try xml.nextChild() {
      if xml.isNamed("t") { try xml.takeText(into: &raw, most: SharedTexts.mostKept) } else { try xml.skip() }
    }
  }

  /// Adds a text in which `_x000D_` is a character that XML can't hold; `_x005F_` is the underscore that begins another.
  static func append(_ text: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "_")) {
      result += rest[..<start]
      if let unit = unit(rest[start...].prefix(7)) {
        let scalar = Unicode.Scalar(unit) ?? "\u{FFFD}"
        result += UTF8.encode(scalar).map { Array($0) } ?? []
        rest = rest[(start + 7)...]
      } else {
        result.append(rest[start])
        rest = rest[(start + 1)...]
      }
    }
    result += rest
  }

  /// The number in `_xHHHH_`.
  private static func unit(_ text: ArraySlice<UInt8>) -> UInt16? {
    guard text.count == 7, text[text.startIndex + 1] == UInt8(ascii: "x"), text.last == UInt8(ascii: "_") else {
      return nil
    }
    let digits = text.dropFirst(2).dropLast()
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
