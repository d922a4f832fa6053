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

  package static func fact(_ name: String) -> String { "certificates.fact.\(name)" }
  package static func row(_ id: String) -> String { "certificates.row.\(id)" }
  package static func rename(_ id: String) -> String { "certificates.rename.\(id)" }
  package static func delete(_ id: String) -> String { "certificates.delete.\(id)" }
  package static func phone(_ id: String) -> String { "certificates.phone.\(id)" }
  package static func contact(_ id: String) -> String { "certificates.contact.\(id)" }
}
