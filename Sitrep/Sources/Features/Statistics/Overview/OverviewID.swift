import Domain
import Figures

/// The accessibility identifiers of the overview.
package nonisolated enum OverviewID {
  package static let link = "overview.link"
  package static let tableLink = "overview.countries.link"
  package static let day = "overview.day"
  package static let countries = "overview.countries"
  package static let cases = "overview.cases"
  package static let newCases = "overview.newCases"
  package static let deaths = "overview.deaths"
  package static let silent = "overview.silent"
  package static let measure = "overview.measure"
  package static let slider = "overview.slider"
  package static let earlier = "overview.earlier"
  package static let later = "overview.later"
  package static let play = "overview.play"
  package static let everywhere = "overview.everywhere"
  package static let chosenDay = "overview.chosenDay"
  package static let missingDay = "overview.missingDay"
  package static let release = "overview.release"
  package static let tableButton = "overview.table"
  package static let failed = "overview.failed"
  package static let empty = "overview.empty"
  package static let chart = "overview.chart"
  package static let nothingWatched = "overview.nothingWatched"

  package static func row(_ code: CountryCode) -> String { "overview.table.\(code.rawValue)" }
  package static func watched(_ code: CountryCode) -> String { "overview.watched.\(code.rawValue)" }
  package static func change(_ code: CountryCode) -> String { "overview.change.\(code.rawValue)" }
}
