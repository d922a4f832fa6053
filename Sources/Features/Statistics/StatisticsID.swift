import Domain

/// The accessibility identifiers of the Statistics tab.
package nonisolated enum StatisticsID {
  /// The three graphs of a country.
  package enum Graph: String, CaseIterable, Sendable {
    case confirmed, recovered, deaths
  }

  /// Where a notice stands that stands in several places; the list's own came first and bear the plain names.
  package enum Place: String, Sendable {
    case list = ""
    case card = ".card"
  }

  package static let watchedToggle = "statistics.watchedToggle"
  package static let countryCount = "statistics.countryCount"
  package static let nothingWatched = "statistics.nothingWatched"
  package static let noCountry = "statistics.noCountry"
  package static let unknownCountry = "statistics.unknownCountry"
  package static let asOf = asOf(.list)
  package static let ageNotice = ageNotice(.list)
  package static let leftOut = "statistics.leftOut"
  package static let source = source(.list)
  package static let cellFlag = "statistics.cell.flag"
  package static let cellName = "statistics.cell.name"
  package static let cellTotal = "statistics.cell.total"
  package static let cellMeasure = "statistics.cell.measure"
  package static let detailFlag = "statistics.detail.flag"
  package static let watchButton = "statistics.detail.watch"
  package static let active = "statistics.detail.active"
  package static let nothingFound = "statistics.nothingFound"
  package static let clearSearch = "statistics.clearSearch"
  package static let sortMenu = "statistics.sort"
  package static let sortReversed = "statistics.sort.reversed"

  package static func asOf(_ place: Place) -> String { "statistics.asOf" + place.rawValue }
  package static func ageNotice(_ place: Place) -> String { "statistics.ageNotice" + place.rawValue }
  package static func source(_ place: Place) -> String { "statistics.source" + place.rawValue }
  package static func sort(_ measure: CountrySort.Measure) -> String { "statistics.sort.\(measure.rawValue)" }
  package static func row(_ code: CountryCode) -> String { "statistics.row.\(code.rawValue)" }
  package static func bar(_ graph: Graph) -> String { "statistics.bar.\(graph.rawValue)" }
  package static func newSection(_ graph: Graph) -> String { "statistics.bar.\(graph.rawValue).new" }
  package static func caption(_ graph: Graph) -> String { "statistics.caption.\(graph.rawValue)" }
  package static func newCount(_ graph: Graph) -> String { "statistics.new.\(graph.rawValue)" }
}
