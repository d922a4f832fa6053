/// Why a row of a table of counts was left out.
package enum LeftOutReason: Error, Hashable, Sendable {
  /// A code of WHO for ships, aeroplanes and the like.
  case conveyance

  /// The world, a continent or another sum of countries.
  case aggregate

  /// The Olympic Games.
  case event

  /// A place where nobody lives, or several territories in one row.
  case noCountry

  case unknownCountry

  /// The name fits several countries.
  case ambiguousCountry([CountryCode])

  /// The cell of the place is empty.
  case noPlace

  /// A sum of other rows.
  case total

  /// The cell, shortened.
  case badDate(String)
  case badWeek(String)

  /// From a first to a last day, which are no week.
  case notSevenDays(String)

  /// The year has no week of this number.
  case noSuchWeek(String)

  /// Neither the row nor the file tells the year.
  case weekWithoutYear(String)

  /// The cell isn't a whole number: the column and the cell, shortened.
  case badCount(column: String, String)

  /// It counts another disease than the one that is taken.
  case otherDisease(String)

  /// A later report is for the same place and period: its line.
  case replaced(line: Int)

  /// The same stands on an earlier line.
  case repeated(line: Int)

  /// In English, to stand after the line.
  package var words: String {
    switch self {
    case .conveyance: "a ship or an aeroplane"
    case .aggregate: "a sum of countries"
    case .event: "an event"
    case .noCountry: "not a country or territory where people live"
    case .unknownCountry: "no country is known by this name or code"
    case .ambiguousCountry(let codes): "the name may mean any of \(codes.map(\.rawValue).joined(separator: ", "))"
    case .noPlace: "no place"
    case .total: "a total of other rows"
    case .badDate(let text): text.isEmpty ? "no date" : "not a date: \(text)"
    case .badWeek(let text): text.isEmpty ? "no week" : "not a week: \(text)"
    case .notSevenDays(let text): "not seven days: \(text)"
    case .noSuchWeek(let text): "no such week: \(text)"
    case .weekWithoutYear(let text): "a week without a year: \(text)"
    case .badCount(let column, let text): "\(column): not a number: \(text)"
    case .otherDisease(let name): "another disease: \(name)"
    case .replaced(let line): "replaced by the later report on line \(line)"
    case .repeated(let line): "the same as line \(line)"
    }
  }
}
