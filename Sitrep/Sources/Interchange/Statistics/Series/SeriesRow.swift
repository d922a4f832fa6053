import Domain

/// The series of a row of a file, or of the rows of one country's days, as they were read.
struct SeriesRow {
  /// The country's name.
  let name: String

  /// Codes that the row has beside the name.
  var codes: [String] = []

  /// Where it begins: a line, or a place in a list, from 1.
  let line: Int

  /// How many rows of the file it is.
  let rows: Int

  /// The counts of all days, for each kind; ``CountCells/missing`` where none is known.
  var series: [[Int]]

  /// Cells that hold no count.
  var unknown: [Unknown] = []

  /// Why none of it can be used.
  var refusal: CountryResolver.Refusal?

  /// Cells of one series that hold no count: where the first stands, what it holds, and how many there are.
  struct Unknown {
    let column: String
    let text: String
    let count: Int
  }
}
