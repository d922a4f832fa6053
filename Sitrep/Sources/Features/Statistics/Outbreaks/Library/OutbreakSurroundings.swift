import Domain
import Foundation

/// What outbreaks share with the one that comes with the program, and with other tabs.
struct OutbreakSurroundings {
  /// The figures of the outbreak that comes with the program.
  let bundled: StatisticsLibrary
  let populations: any RatePopulations
  let flags: FlagLibrary?
  let flagURL: (CountryCode) -> URL?
  /// The team's messages.
  let messages: RoomMessages

  /// The countries that figures may be of.
  var countries: CountryCatalogue { CountryCatalogue(bundled.report.rows.map(\.country)) }
}
