import DesignSystem
import Domain

/// The accessibility identifiers of the Certificates tab.
package nonisolated enum CertificatesID {
  package static let area = "certificates.area"
  package static let picture = "certificates.picture"
  package static let placeholder = "certificates.placeholder"
  package static let showFull = "certificates.full"
  package static let fullPicture = "certificates.full.picture"
  package static let fullDone = "certificates.full.done"
  package static let saveOriginal = "certificates.save"
  package static let firstPage = "certificates.firstPage"
  package static let clear = "certificates.clear"
  package static let chooseFile = "certificates.file"
  package static let privacy = "certificates.privacy"
  package static let progress = "certificates.progress"
  package static let dismissFailure = "certificates.failure.ok"
  package static let missing = "certificates.missing"
  package static let undoText = "certificates.undo.text"
  package static let undo = "certificates.undo"
  package static let dismissUndo = "certificates.undo.dismiss"
  package static let location = "certificates.location"
  package static let name = "certificates.name"
  package static let nameProblem = "certificates.name.problem"
  package static let saveName = "certificates.name.save"
  package static let cancelName = "certificates.name.cancel"
  package static let who = "certificates.who"
  package static let whoOffline = "certificates.who.offline"

  package static let codesProblem = "certificates.codes.problem"
  package static let noCode = "certificates.codes.none"
  package static let pagesLeftOut = "certificates.codes.pagesLeftOut"
  package static let verdict = "certificates.verdict"
  package static let reason = "certificates.reason"
  package static let caution = "certificates.caution"
  package static let day = "certificates.day"
  package static let checkDay = "certificates.day.check"
  package static let checkedDay = "certificates.day.checked"
  package static let checkNow = "certificates.day.now"
  package static let layers = "certificates.layers"
  package static let otherContent = "certificates.content"
  package static let checkTextLink = "certificates.text"
  package static let pastedText = "certificates.text.pasted"
  package static let checkText = "certificates.text.check"
  package static let trustList = "certificates.trustList"
  package static let noTrustList = "certificates.trustList.none"
  package static let unusableTrustList = "certificates.trustList.unusable"
  package static let keyCount = "certificates.trustList.count"
  package static let uncheckedSignature = "certificates.trustList.uncheckedSignature"
  package static let leftOut = "certificates.trustList.leftOut"
  package static let trustListMenu = "certificates.trustList.menu"
  package static let removeTrustList = "certificates.trustList.remove"
  package static let importTrustList = "certificates.trustList.import"
  package static let importSummary = "certificates.trustList.import.summary"
  package static let importProblem = "certificates.trustList.import.problem"
  package static let takeImport = "certificates.trustList.import.take"
  package static let cancelImport = "certificates.trustList.import.cancel"
  static let trustListImport = FileImportID(accept: takeImport, cancel: cancelImport)
  package static let trustListUndo = "certificates.trustList.undo"

  package static func code(_ number: Int) -> String { "certificates.code.\(number)" }
  package static func field(_ name: String) -> String { "certificates.field.\(name)" }
  package static func outcome(_ layer: CheckLayer) -> String { "certificates.outcome.\(layer.rawValue)" }
  package static func step(_ layer: CheckLayer) -> String { "certificates.step.\(layer.rawValue)" }
  package static func fact(_ name: String) -> String { "certificates.fact.\(name)" }
  package static func row(_ id: String) -> String { "certificates.row.\(id)" }
  package static func rename(_ id: String) -> String { "certificates.rename.\(id)" }
  package static func delete(_ id: String) -> String { "certificates.delete.\(id)" }
  package static func phone(_ id: String) -> String { "certificates.phone.\(id)" }
  package static func contact(_ id: String) -> String { "certificates.contact.\(id)" }
}
