import DesignSystem

/// The accessibility identifiers of the Guidance tab.
package nonisolated enum GuidanceID {
  package static let unverifiedNumbers = "guidance.unverifiedNumbers"
  package static let emergency = "guidance.emergency"
  package static let review = "guidance.review"
  package static let note = "guidance.note"
  package static let edition = "guidance.edition"
  package static let symptoms = "guidance.symptoms"
  package static let recommendations = "guidance.recommendations"
  package static let sources = "guidance.sources"
  package static let nothingFound = "guidance.nothingFound"

  package static let filesMenu = "guidance.files"
  package static let importFile = "guidance.import"
  package static let exportFile = "guidance.export"
  package static let useBundled = "guidance.useBundled"
  package static let importSummary = "guidance.import.summary"
  package static let importProblems = "guidance.import.problems"
  package static let takeImport = "guidance.import.take"
  package static let cancel = "guidance.import.cancel"
  static let fileImport = FileImportID(accept: takeImport, cancel: cancel)

  package static let undoText = "guidance.undo.text"
  package static let undo = "guidance.undo"
  package static let dismissUndo = "guidance.undo.dismiss"

  package static let sourceTitle = "guidance.source.title"
  package static let sourcePublisher = "guidance.source.publisher"
  package static let sourceDate = "guidance.source.date"
  package static let sourceLink = "guidance.source.link"
  package static let sourceNote = "guidance.source.note"
  package static let noSource = "guidance.source.none"

  package static func grid(_ group: String) -> String { "guidance.grid.\(group)" }
  package static func item(_ id: String) -> String { "guidance.item.\(id)" }
  package static func sourceOf(_ item: String) -> String { "guidance.sourceOf.\(item)" }
  package static func call(_ number: String) -> String { "guidance.call.\(number)" }
  package static func unverified(_ number: String) -> String { "guidance.unverified.\(number)" }
  package static func source(_ id: String) -> String { "guidance.sources.\(id)" }
  package static func contents(_ part: String) -> String { "guidance.contents.\(part)" }
}
