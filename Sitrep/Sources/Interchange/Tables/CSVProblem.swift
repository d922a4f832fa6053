/// Why a table cannot be read on.
package enum CSVProblem: Error, Hashable, Sendable {
  /// The quoted field that began on this line does not end, or not within the limit of a field.
  case openQuote(line: Int)

  case fieldTooLong(line: Int, limit: Int)
  case tooManyFields(line: Int, limit: Int)
}
