import Domain
import Foundation

/// The counts of a file: plain ones are read at once, others when all have told what their marks mean.
///
/// A cell that holds no count is unknown, and noted; it costs nothing else.
struct CountCells {
  /// More than there will ever be people; two thousand of them still fit an `Int`.
  static let largest = 10_000_000_000_000

  /// Stands for an unknown count: half the size of an `Int?`, and quicker to add.
  static let missing = Int.min

  /// So many cells with marks may wait; further ones are unknown.
  static let mostWaiting = 1_000_000

  /// Where a cell belongs.
  struct Place: Hashable {
    /// The row of figures, from 0.
    let row: Int

    /// Which of the row's series, from 0.
    let series: Int

    /// Which of the series' cells, from 0.
    let cell: Int
  }

  /// Cells of one series that hold no count.
  struct Bad: Hashable {
    let first: Place
    let text: String
    var count: Int
  }

  private var marks: NumberMarks
  private var waiting: [(place: Place, text: String)] = []
  private var bad: [[Int]: Bad] = [:]
  private var knowsPoint = false

  /// - Parameter locale: Decides what marks mean where the cells don't.
  init(locale: Locale) {
    marks = NumberMarks(locale: locale)
  }

  /// The count of a field, which may be negative; ``missing`` where it has none, or isn't settled yet.
  mutating func count(_ field: ArraySlice<UInt8>, at place: Place) -> Int {
    var number = 0
    for (index, byte) in zip(field.indices, field) {
      guard byte &- 0x30 < 10, number <= Self.largest else {
        if byte == UInt8(ascii: "."), index > field.startIndex, Self.isShortZeros(field[(index + 1)...]) {
          if !knowsPoint { marks.note("1.0") }
          knowsPoint = true
          return number
        }
        return rareCount(String(decoding: field.prefix(WrittenSize.most + 1), as: UTF8.self), at: place)
      }
      number = number * 10 + Int(byte &- 0x30)
    }
    guard !field.isEmpty else { return Self.missing }
    guard number <= Self.largest else {
      note(String(decoding: field.prefix(WrittenSize.most), as: UTF8.self), at: place)
      return Self.missing
    }
    return number
  }

  /// The count of a value of JSON; texts of digits are numbers, too.
  mutating func count(_ value: JSONValue?, at place: Place) -> Int {
    switch value {
    case nil, .null: return Self.missing
    case .number(let digits): return exactCount(digits, at: place)
    case .text(let text): return count(Array(text.utf8)[...], at: place)
    case .boolean(let isTrue): note(isTrue ? "true" : "false", at: place)
    case .object: note("{…}", at: place)
    case .array: note("[…]", at: place)
    }
    return Self.missing
  }

  /// Reads the cells that waited; each that has a count is handed over.
  mutating func settle(_ write: (Place, Int) -> Void) {
    for cell in waiting {
      do throws(NumberMarks.Problem) {
        write(cell.place, try marks.whole(cell.text, most: Self.largest, takesZeros: true))
      } catch {
        note(cell.text, at: cell.place)
      }
    }
    waiting = []
  }

  /// Notes a cell that holds no count.
  mutating func note(_ text: String, at place: Place) {
    let text = text.shortened(toBytes: WrittenSize.shown)
    bad[[place.row, place.series], default: Bad(first: place, text: text, count: 0)].count += 1
  }

  /// The cells of a row that hold no count, by series.
  func bad(inRow row: Int, series: Int) -> Bad? { bad[[row, series]] }

  private enum WrittenSize {
    static let most = 200
    static let shown = 40
  }

  private mutating func rareCount(_ field: String, at place: Place) -> Int {
    let text = field.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !MissingWord.isOne(text) else { return Self.missing }
    if text.utf8.count <= 19, let number = Int(text), number.magnitude <= UInt(Self.largest) { return number }
    guard waiting.count < Self.mostWaiting, text.utf8.contains(where: { (0x30...0x39).contains($0) || $0 >= 0x80 })
    else {
      note(text, at: place)
      return Self.missing
    }
    marks.note(text)
    waiting.append((place, text))
    return Self.missing
  }

  /// A number of JSON, which is the same for every reader; decimals are counts if they are whole.
  private mutating func exactCount(_ digits: String, at place: Place) -> Int {
    guard let number = Self.exact(digits) else {
      note(digits, at: place)
      return Self.missing
    }
    return number
  }

  /// A number of JSON that is whole, and no larger than a count may be.
  static func exact(_ digits: String) -> Int? {
    if let number = Int(digits) { return number.magnitude <= UInt(largest) ? number : nil }
    guard let number = Double(digits), number.magnitude <= Double(largest) else { return nil }
    return Int(exactly: number)
  }

  /// One, two, or more than three zeros: three may be a group.
  private static func isShortZeros(_ digits: ArraySlice<UInt8>) -> Bool {
    !digits.isEmpty && digits.count != 3 && digits.allSatisfy { $0 == UInt8(ascii: "0") }
  }
}
