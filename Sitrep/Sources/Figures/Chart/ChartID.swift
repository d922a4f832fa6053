import Domain

/// The accessibility identifiers of the chart.
package nonisolated enum ChartID {
  package static let measure = "chart.measure"
  package static let kind = "chart.kind"
  package static let range = "chart.range"
  package static let logarithmic = "chart.logarithmic"
  package static let rate = "chart.rate"
  package static let rateMissing = "chart.rateMissing"
  package static let compare = "chart.compare"
  package static let comparisonFull = "chart.compare.full"
  package static let compareDone = "chart.compare.done"
  package static let dates = "chart.dates"
  package static let plot = "chart.plot"
  package static let reader = "chart.reader"
  package static let legendOfDays = "chart.legend.days"
  package static let legendOfUnreported = "chart.legend.unreported"
  package static let span = "chart.span"
  package static let showAllDays = "chart.span.all"
  package static let failed = "chart.failed"
  package static let empty = "chart.empty"
  package static let corrections = "chart.corrections"
  package static let notes = "chart.notes"
  package static let cut = "chart.cut"
  package static let readDay = "chart.readDay"
  package static let showDay = "chart.readDay.show"
  package static let missingDays = "chart.missingDays"
  package static let leftOut = "chart.leftOut"
  package static let mean = "chart.mean"
  package static let sources = "chart.sources"
  package static let tableButton = "chart.table"
  package static let tableHeading = "chart.table.heading"
  package static let tableDays = "chart.table.days"
  package static let older = "chart.table.older"
  package static let date = "chart.table.date"
  package static let goToDate = "chart.table.date.go"
  package static let newer = "chart.table.newer"

  package static func choice(_ measure: ChartRoute.Measure) -> String { "chart.measure.\(measure.rawValue)" }
  package static func choice(_ kind: ChartRoute.Kind) -> String { "chart.kind.\(kind.rawValue)" }
  package static func choice(_ range: ChartRoute.Range) -> String { "chart.range.\(range.rawValue)" }
  package static func chosen(_ code: CountryCode) -> String { "chart.chosen.\(code.rawValue)" }
  package static func other(_ code: CountryCode) -> String { "chart.compare.\(code.rawValue)" }
  package static func legend(_ code: CountryCode) -> String { "chart.legend.\(code.rawValue)" }
  package static func day(_ day: Day) -> String { "chart.day.\(day.iso8601)" }
}
