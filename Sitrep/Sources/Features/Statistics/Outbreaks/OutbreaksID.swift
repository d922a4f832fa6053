import Domain
import Figures

/// The accessibility identifiers of outbreaks.
package nonisolated enum OutbreaksID {
  package static let unknown = "outbreak.unknown"
  package static let unread = "outbreak.unread"
  package static let readAgain = "outbreak.unread.again"
  package static let bundledLink = "outbreak.bundled.link"

  package static let widerChina = "outbreak.china"

  package static let menu = "outbreaks.menu"
  package static let menuItem = "outbreaks.menu.all"
  package static let filesItem = "outbreaks.files"
  package static let close = "outbreaks.close"
  package static let nameField = "outbreaks.name"
  package static let nameProblem = "outbreaks.name.problem"
  package static let nameSave = "outbreaks.name.save"
  package static let nameCancel = "outbreaks.name.cancel"

  package static let unknownPlace = "place.unknown"
  package static let unknownPlaceLink = "place.unknown.link"
  package static let nothingFound = "places.nothingFound"
  package static let clearSearch = "places.clearSearch"
  package static let placeCount = "places.count"
  package static let sortMenu = "places.sort"
  package static let tableLink = "places.table.link"
  package static let listLink = "places.table.list"
  package static let summaryLink = "places.summary.link"
  package static let table = "places.table"
  package static let cellName = "place.cell.name"
  package static let cellCases = "place.cell.cases"
  package static let cellRecent = "place.cell.recent"

  package static let reporting = "outbreak.reporting"
  package static let withoutPopulation = "outbreak.withoutPopulation"
  package static let rateRule = "outbreak.rateRule"
  package static let cases = "outbreak.cases"
  package static let newCases = "outbreak.newCases"
  package static let newCasesBefore = "outbreak.newCasesBefore"
  package static let deaths = "outbreak.deaths"
  package static let newDeaths = "outbreak.newDeaths"
  package static let recovered = "outbreak.recovered"
  package static let fatality = "outbreak.cfr"
  package static let attackRate = "outbreak.attackRate"
  package static let population = "outbreak.population"
  package static let week = "outbreak.week"
  package static let twoWeeks = "outbreak.twoWeeks"
  package static let growth = "outbreak.growth"

  package static let populations = "populations"
  package static let enterPopulation = "population.enter"
  package static let populationField = "population.field"
  package static let populationYear = "population.year"
  package static let populationProblem = "population.problem"
  package static let populationSave = "population.save"
  package static let populationRemove = "population.remove"
  package static let populationsFile = "populations.file"
  package static let populationsDone = "populations.done"
  package static let populationsTake = "populations.import.take"
  package static let populationsCancel = "populations.import.cancel"
  package static let populationsSummary = "populations.import.summary"

  package static let step = "import.outbreak.step"
  package static let form = "import.outbreak.form"
  package static let content = "import.outbreak.content"
  package static let missingColumns = "import.outbreak.missing"
  package static let disease = "import.outbreak.disease"
  package static let diseaseOther = "import.outbreak.disease.other"
  package static let diseaseProposed = "import.outbreak.disease.proposed"
  package static let name = "import.outbreak.name"
  package static let target = "import.outbreak.target"
  package static let level = "import.outbreak.level"
  package static let counting = "import.outbreak.counting"
  package static let dateOrder = "import.outbreak.dateOrder"
  package static let year = "import.outbreak.year"
  package static let weekStart = "import.outbreak.weekStart"
  package static let encoding = "import.outbreak.encoding"
  package static let sheet = "import.outbreak.sheet"
  package static let questions = "import.outbreak.questions"
  package static let next = "import.outbreak.next"
  package static let back = "import.outbreak.back"
  package static let rows = "import.outbreak.rows"
  package static let kept = "import.outbreak.kept"
  package static let leftOut = "import.outbreak.leftOut"
  package static let saveLeftOut = "import.outbreak.leftOut.save"
  package static let days = "import.outbreak.days"
  package static let places = "import.outbreak.places"
  package static let apply = "import.outbreak.apply"
  package static let own = "import.outbreak.own"

  package static let sexOfM = "import.outbreak.sexOfM"
  package static let deathsRead = "import.outbreak.deaths"
  package static let diseaseRead = "import.outbreak.disease.read"
  package static let refusal = "import.outbreak.refusal"
  package static let asLastTime = "import.outbreak.asLastTime"
  package static let changeColumns = "import.outbreak.asLastTime.change"

  package static func rename(_ id: OutbreakID) -> String { "outbreaks.rename.\(id.rawValue)" }
  package static func delete(_ id: OutbreakID) -> String { "outbreaks.delete.\(id.rawValue)" }
  package static func export(_ id: OutbreakID) -> String { "outbreaks.export.\(id.rawValue)" }
  package static func row(_ id: OutbreakID) -> String { "outbreaks.row.\(id.rawValue)" }
  package static func actions(_ id: OutbreakID) -> String { "outbreaks.actions.\(id.rawValue)" }
  package static func choice(_ id: OutbreakID) -> String { "outbreaks.choice.\(id.rawValue)" }
  package static func place(_ key: PlaceKey) -> String { "place.row.\(key)" }
  package static func tablePlace(_ key: PlaceKey) -> String { "place.table.\(key)" }
  package static func figure(_ measure: PlaceMeasure) -> String { "places.figure.\(measure.rawValue)" }
  package static func populationRow(_ key: PlaceKey) -> String { "populations.row.\(key)" }
  /// The four steps, from 0.
  package static func step(_ number: Int) -> String { "import.outbreak.step.\(number)" }
  /// A value of a line list whose meaning is asked for: by its column, and its place among the values.
  package static func value(_ column: Int, _ index: Int) -> String { "import.outbreak.value.\(column).\(index)" }
  package static func column(_ index: Int) -> String { "import.outbreak.column.\(index)" }
  /// By its place among the workbook's sheets, from 0.
  package static func sheet(_ index: Int) -> String { "import.outbreak.sheet.\(index)" }
  package static func merge(_ key: PlaceKey) -> String { "import.outbreak.merge.\(key)" }
  package static func bar(_ measure: String) -> String { "outbreak.bar.\(measure)" }
}

/// The accessibility identifiers of what stands in a list and beside it: the day, the source, the way back.
package nonisolated struct OutbreakOriginID: Sendable {
  package static let list = OutbreakOriginID(place: "places")
  package static let detail = OutbreakOriginID(place: "outbreak")

  private let place: String

  package var asOf: String { "\(place).asOf" }
  package var chosenDay: String { "\(place).day.chosen" }
  package var nearestDay: String { "\(place).nearestDay" }
  package var falls: String { "\(place).falls" }
  package var source: String { "\(place).source" }
}

/// The accessibility identifiers of taking back an import or a deletion, in a list and in the sheet of all outbreaks.
package nonisolated struct OutbreakUndoID: Sendable {
  package static let list = OutbreakUndoID(place: "list")
  package static let sheet = OutbreakUndoID(place: "outbreaks")

  private let place: String

  package var imported: String { "\(place).undoImport" }
  package var removed: String { "\(place).undoDeletion" }
}
