/// How large a file of counts, or a line list, may be.
package enum OutbreakLimits {
  /// In bytes.
  package static let file = 64_000_000

  package static let rows = 200_000

  /// Of a line list.
  package static let cases = 300_000
  package static let places = 5_000
  package static let periods = 5_000

  /// Beside those of single periods.
  package static let columns = 400

  static let fieldBytes = 10_000
  static let cells = 20_000_000

  /// Places, their parts, periods and measures multiplied.
  static let figures = 5_000_000

  /// So many rows are looked at for the heading.
  static let headingRows = 10
}
