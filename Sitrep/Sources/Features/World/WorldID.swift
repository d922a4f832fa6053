import DesignSystem
import Domain

/// The accessibility identifiers of the World tab.
package nonisolated enum WorldID {
  package static let shareTotal = "world.shares.total"
  package static let openPublishedFromEmpty = "world.openPublished.empty"
  package static let sentence = "world.sentence"
  package static let noContinent = "world.noContinent"
  package static let filesMenu = "world.files"
  package static let importFile = "world.import"
  package static let exportCSV = "world.export.csv"
  package static let exportJSON = "world.export.json"
  package static let undoText = "world.undo.text"
  package static let undo = "world.undo"
  package static let dismissUndo = "world.undo.dismiss"

  package static let countryCount = "world.continent.count"
  package static let people = "world.continent.people"
  package static let information = "world.continent.information"
  package static let sentences = "world.continent.sentences"
  package static let addCountry = "world.continent.add"
  package static let goBack = "world.continent.back"

  package static let name = "world.form.name"
  package static let population = "world.form.population"
  package static let parsed = "world.form.parsed"
  package static let continentPicker = "world.form.continent"
  package static let reference = "world.form.reference"
  package static let useReference = "world.form.reference.use"
  package static let add = "world.form.add"
  package static let cancel = "world.form.cancel"
  package static let delete = "world.form.delete"

  package static let importSummary = "world.import.summary"
  package static let takeImport = "world.import.take"
  package static let importEncoding = "world.import.encoding"

  package static let openPublished = "world.published"
  package static let publishedSummary = "world.published.summary"
  package static let addPublished = "world.published.add"

  static let fileImport = FileImportID(accept: takeImport, cancel: cancel)

  package static func share(_ continent: Continent) -> String { "world.shares.\(continent.rawValue)" }
  package static func continent(_ continent: Continent) -> String { "world.continent.\(continent.rawValue)" }
  package static func country(_ name: String) -> String { "world.country.\(name)" }
  package static func published(_ code: CountryCode) -> String { "world.published.\(code.rawValue)" }
  package static func edit(_ name: String) -> String { "world.country.edit.\(name)" }
  package static func delete(_ name: String) -> String { "world.country.delete.\(name)" }
  package static func suggestion(_ code: CountryCode) -> String { "world.form.suggestion.\(code.rawValue)" }
}
