import Domain

/// The accessibility identifiers of the Statistics tab.
package nonisolated enum StatisticsID {
  /// The three graphs of a country.
  package enum Graph: String, CaseIterable, Sendable {
    case confirmed, recovered, deaths
  }

  package static let watchedToggle = "statistics.watchedToggle"
  package static let countryCount = "statistics.countryCount"
  package static let nothingWatched = "statistics.nothingWatched"
  package static let noCountry = "statistics.noCountry"
  package static let unknownCountry = "statistics.unknownCountry"
  package static let asOf = "statistics.asOf"
  package static let ageNotice = "statistics.ageNotice"
  package static let leftOut = "statistics.leftOut"
  package static let source = "statistics.source"
  package static let cellFlag = "statistics.cell.flag"
  package static let cellName = "statistics.cell.name"
  package static let cellTotal = "statistics.cell.total"
  package static let detailFlag = "statistics.detail.flag"
  package static let watchButton = "statistics.detail.watch"
  package static let active = "statistics.detail.active"

  package static func row(_ code: CountryCode) -> String { "statistics.row.\(code.rawValue)" }
  package static func bar(_ graph: Graph) -> String { "statistics.bar.\(graph.rawValue)" }
  package static func newSection(_ graph: Graph) -> String { "statistics.bar.\(graph.rawValue).new" }
  package static func caption(_ graph: Graph) -> String { "statistics.caption.\(graph.rawValue)" }
  package static func newCount(_ graph: Graph) -> String { "statistics.new.\(graph.rawValue)" }
}
