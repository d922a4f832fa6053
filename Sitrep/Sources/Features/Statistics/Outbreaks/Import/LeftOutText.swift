import Domain
import PortableUI

/// Why a row was left out, in the user's language.
package enum LeftOutText {
  package static func text(_ reason: LeftOutReason) -> Text {
    switch reason {
    case .conveyance: Text("a ship or an aeroplane", bundle: .module)
    case .aggregate: Text("a total of several countries", bundle: .module)
    case .event: Text("the Olympic Games", bundle: .module)
    case .noCountry: Text("not a country or territory", bundle: .module)
    case .unknownCountry: Text("no country has this name", bundle: .module)
    case .ambiguousCountry(let codes):
      Text(
        "several countries have this name; use a code: \(codes.map(\.rawValue).joined(separator: ", "))",
        bundle: .module)
    case .noPlace: Text("no place", bundle: .module)
    case .total: Text("a total of other rows", bundle: .module)
    case .badCount(let column, let cell): Text("“\(cell)” in the column “\(column)” isn’t a number", bundle: .module)
    case .otherDisease(let name): Text("another disease: \(name)", bundle: .module)
    case .replaced(let line): Text("replaced by the later report on line \(line)", bundle: .module)
    case .repeated(let line): Text("the same as line \(line)", bundle: .module)
    case .badDate, .badWeek, .notSevenDays, .noSuchWeek, .weekWithoutYear: period(reason)
    }
  }

  private static func period(_ reason: LeftOutReason) -> Text {
    switch reason {
    case .badDate(let cell):
      cell.isEmpty ? Text("no date", bundle: .module) : Text("“\(cell)” isn’t a date", bundle: .module)
    case .badWeek(let cell):
      cell.isEmpty ? Text("no week", bundle: .module) : Text("“\(cell)” isn’t a week", bundle: .module)
    case .notSevenDays(let cell): Text("“\(cell)” isn’t seven days", bundle: .module)
    case .noSuchWeek(let cell): Text("there is no week “\(cell)”", bundle: .module)
    case .weekWithoutYear(let cell): Text("the week “\(cell)” has no year", bundle: .module)
    default: Text("not a valid date", bundle: .module)
    }
  }
}
