import Foundation

/// What a point and a comma mean in the numbers of a column: found out from all of them, because one alone may not tell.
///
/// `38.250` is 38,250 beside `83.166.711`, and 38 and a quarter beside `1.5`. Where no number tells, the mark is a fraction
/// if the language writes fractions so.
package struct NumberMarks: Hashable, Sendable {
  /// Why a text isn't a whole number.
  package enum Problem: Error, Hashable, Sendable {
    case fraction
    case notANumber
    case tooLarge
  }

  /// What is known of one mark.
  private struct Evidence: Hashable {
    var isGroup = false
    var isFraction = false
  }

  private let languageFraction: Unicode.Scalar?
  private var point = Evidence()
  private var comma = Evidence()

  /// - Parameter locale: Decides where the numbers don't.
  package init(locale: Locale) {
    languageFraction = (locale.decimalSeparator ?? ".").unicodeScalars.first
  }

  /// Learns from one number of the column; other texts tell nothing.
  package mutating func note(_ text: some StringProtocol) {
    switch WrittenNumber(text)?.form {
    case .grouped(let mark?): self[mark]?.isGroup = true
    case .fraction(let mark, let group):
      self[mark]?.isFraction = true
      if let group, group != mark { self[group]?.isGroup = true }
    default: break
    }
  }

  /// Reads a whole number.
  ///
  /// - Parameters:
  ///   - text: Without spaces around.
  ///   - most: The largest size of a number.
  ///   - takesZeros: True where a fraction of zeros is none, as in files of programs that know only fractions; they may
  ///     have exponents, too.
  /// - Returns: The number, which may be negative.
  /// - Throws: ``Problem``.
  package func whole(_ text: String, most: Int, takesZeros: Bool) throws(Problem) -> Int {
    guard let number = WrittenNumber(text) else {
      if takesZeros, let whole = try Self.exponent(text, most: most) { return whole }
      throw .notANumber
    }
    let isFraction: Bool
    switch number.form {
    case .none: throw .notANumber
    case .grouped: isFraction = false
    case .fraction(_, let group):
      guard group == nil || number.isGrouped(number.groups.dropLast()) else { throw .notANumber }
      isFraction = true
    case .open(let mark): isFraction = try isFractionMark(mark)
    }
    let zeros = isFraction ? number.groups.last ?? [] : []
    guard !isFraction || takesZeros && zeros.allSatisfy({ $0 == 0 }) else { throw .fraction }
    return try Self.number(of: isFraction ? number.groups.dropLast() : number.groups[...], most: most)
      * (number.isNegative ? -1 : 1)
  }

  /// What a mark before three digits means here.
  private func isFractionMark(_ mark: Unicode.Scalar) throws(Problem) -> Bool {
    let (own, other) = mark == "." ? (point, comma) : (comma, point)
    switch (own.isGroup, own.isFraction) {
    case (true, false): return false
    case (false, true): return true
    case (true, true): throw .fraction
    case (false, false):
      if other.isGroup != other.isFraction { return other.isGroup }
      // Neither 38,000 nor 38 is certain.
      if mark == languageFraction { throw .fraction }
      return false
    }
  }

  private subscript(mark: Unicode.Scalar) -> Evidence? {
    get { mark == "." ? point : mark == "," ? comma : nil }
    set {
      guard let newValue else { return }
      if mark == "." { point = newValue } else { comma = newValue }
    }
  }

  private static func number(of groups: ArraySlice<[Int]>, most: Int) throws(Problem) -> Int {
    var number = 0
    for digit in groups.joined() {
      number = number * 10 + digit
      guard number <= most else { throw .tooLarge }
    }
    return number
  }

  /// A number such as `8.3e+07`; nil: it isn't written so.
  private static func exponent(_ text: String, most: Int) throws(Problem) -> Int? {
    guard text.utf8.count <= 30, text.utf8.contains(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }),
      text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(text)
    else { return nil }
    guard number.magnitude <= Double(most) else { throw .tooLarge }
    guard let whole = Int(exactly: number) else { throw .fraction }
    return whole
  }
}
