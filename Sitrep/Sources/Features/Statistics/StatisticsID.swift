import DesignSystem
import Domain
import Figures

/// The accessibility identifiers of the Statistics tab.
package nonisolated enum StatisticsID {
  /// The three graphs of a country.
  package enum Graph: String, CaseIterable, Sendable {
    case confirmed, recovered, deaths
  }

  package static let watchedToggle = "statistics.watchedToggle"
  package static let countryCount = "statistics.countryCount"
  package static let nothingWatched = "statistics.nothingWatched"
  package static let unknownCountry = "statistics.unknownCountry"
  package static let asOf = "statistics.asOf"
  package static let ageNotice = "statistics.ageNotice"
  package static let missingDay = "statistics.missingDay"
  package static let dayUnread = "statistics.dayUnread"
  package static let leftOut = "statistics.leftOut"
  package static let source = "statistics.source"
  package static let release = "statistics.release"
  // Parts of a row, to be found within it; a list has them so often that a page feels their length.
  package static let cellFlag = "cell.flag"
  package static let cellName = "cell.name"
  package static let cellTotal = "cell.total"
  package static let cellWatched = "cell.watched"
  package static let cellMeasure = "cell.measure"

  package static let watchItem = "statistics.list.watch"
  package static let detailFlag = "statistics.detail.flag"
  package static let watchButton = "statistics.detail.watch"
  package static let active = "statistics.detail.active"
  package static let newCountBefore = "statistics.new.before"
  package static let nothingFound = "statistics.nothingFound"
  package static let clearSearch = "statistics.clearSearch"
  package static let sortMenu = "statistics.sort"
  package static let populationsMissing = "statistics.populationsMissing"
  package static let weeksUnread = "statistics.weeksUnread"
  package static let readWeeksAgain = "statistics.weeksUnread.again"
  package static let order = "statistics.order"
  package static let undoOrder = "statistics.order.undo"
  package static let sortReversed = "statistics.sort.reversed"

  package static let readDaysAgain = "statistics.daysUnread.again"
  package static let table = "statistics.table"
  package static let tableOrigin = "statistics.table.origin"
  package static let tableDay = "statistics.table.day"
  package static let tableLink = "statistics.table.link"
  package static let listLink = "statistics.table.list"

  package static let cardArea = "statistics.card.area"
  package static let card = "statistics.card"
  package static let cardMissing = "statistics.card.missing"
  package static let cardFlag = "statistics.card.flag"
  package static let cardName = "statistics.card.name"
  package static let cardPicker = "statistics.card.picker"
  package static let cardDetails = "statistics.card.details"
  package static let cardNew = "statistics.card.new"
  package static let cardNewBefore = "statistics.card.newBefore"
  package static let cardTotal = "statistics.card.total"
  package static let cardRecovered = "statistics.card.recovered"
  package static let cardActive = "statistics.card.active"
  package static let cardDeaths = "statistics.card.deaths"
  package static let cardOrigin = "statistics.card.origin"
  package static let cardDay = "statistics.card.day"
  package static let cardMissingDay = "statistics.card.missingDay"
  package static let pickerClose = "statistics.picker.close"
  package static let pickerNothing = "statistics.picker.nothing"

  package static let refresh = "statistics.refresh"
  package static let refreshAllow = "statistics.refresh.allow"
  package static let refreshAllowFlags = "statistics.refresh.allow.flags"
  package static let refreshWHO = "statistics.refresh.who"
  package static let refreshAllowWHO = "statistics.refresh.allow.who"
  package static let refreshProgress = "statistics.refresh.progress"
  package static let refreshCancel = "statistics.refresh.cancel"
  package static let refreshOutcome = "statistics.refresh.outcome"

  package static let population = "statistics.population"
  package static let populationMissing = "statistics.population.missing"
  package static let publishedPopulations = "statistics.population.published"
  package static let addPopulation = "statistics.population.add"
  package static let ownPopulation = "statistics.population.own"
  package static let ownField = "statistics.population.own.field"
  package static let ownHint = "statistics.population.own.hint"
  package static let ownSave = "statistics.population.own.save"
  package static let ownRemove = "statistics.population.own.remove"
  package static let nameQuestion = "statistics.population.question"
  package static let noAnswer = "statistics.population.answer.none"

  package static let filesMenu = "statistics.files"
  package static let importFiles = "statistics.files.import"
  package static let undoImport = "statistics.files.undo"
  package static let chooseDay = "statistics.files.day"
  package static let takeImport = "statistics.import.take"
  package static let cancelImport = "statistics.import.cancel"
  static let fileImport = FileImportID(accept: takeImport, cancel: cancelImport)
  package static let importSummary = "statistics.import.summary"
  package static let importDays = "statistics.import.days"
  package static let importCountries = "statistics.import.countries"
  package static let importEffect = "statistics.import.effect"
  package static let importDay = "statistics.import.day"
  package static let importContinue = "statistics.import.continue"
  package static let importDisease = "statistics.import.disease"
  package static let importIsCOVID19 = "statistics.import.covid19"
  package static let importEncoding = "statistics.import.encoding"

  package static func importSource(of file: String) -> String { "statistics.import.source.\(file)" }
  package static func sort(_ measure: CountryMeasure) -> String { "statistics.sort.\(measure.rawValue)" }
  package static func pick(_ code: CountryCode) -> String { "statistics.pick.\(code.rawValue)" }
  package static func rate(_ measure: CountryMeasure) -> String { "statistics.rate.\(measure.rawValue)" }
  package static func nameAnswer(_ code: CountryCode) -> String { "statistics.population.answer.\(code.rawValue)" }
  package static func row(_ code: CountryCode) -> String { "statistics.row.\(code.rawValue)" }
  package static func tableRow(_ code: CountryCode) -> String { "statistics.table.\(code.rawValue)" }
  package static func tableWatch(_ code: CountryCode) -> String { "statistics.table.watch.\(code.rawValue)" }
  package static func tableFigure(_ measure: CountryMeasure) -> String { "statistics.table.\(measure.rawValue)" }
  package static func bar(_ graph: Graph) -> String { "statistics.bar.\(graph.rawValue)" }
  package static func caption(_ graph: Graph) -> String { "statistics.caption.\(graph.rawValue)" }
  package static func newCount(_ graph: Graph) -> String { "statistics.new.\(graph.rawValue)" }
}
