import Domain

/// The accessibility identifiers of a line list's screens.
package nonisolated enum CasesID {
  package static let knownFatality = "cases.cfr.known"
  package static let delay = "cases.delay"
  package static let firstOnset = "cases.first"
  package static let peak = "cases.peak"
  package static let withoutOnset = "cases.withoutOnset"
  package static let nearestDay = "cases.nearestDay"
  package static let asOf = "cases.asOf"

  package static let basis = "curve.basis"
  package static let stack = "curve.stack"
  package static let period = "curve.period"
  package static let weekStart = "curve.weekStart"
  package static let plot = "curve.plot"
  package static let incomplete = "curve.incomplete"
  package static let withoutDay = "curve.withoutDay"
  package static let cut = "curve.cut"
  package static let untold = "curve.untold"
  package static let empty = "curve.empty"
  package static let tableButton = "curve.table.button"
  package static let table = "curve.table"

  package static let pyramid = "people.pyramid"
  package static let pyramidNote = "people.pyramid.note"
  package static let withoutAge = "people.withoutAge"
  package static let withoutSex = "people.withoutSex"
  package static let vaccination = "people.vaccination"
  package static let noPopulation = "people.noPopulation"
  package static let noPeople = "people.empty"

  package static let rows = "quality.rows"
  package static let kept = "quality.kept"
  package static let leftOut = "quality.leftOut"

  package static let reportUnread = "report.unread"
  package static let readAgain = "report.readAgain"
  package static let language = "report.language"
  package static let smallNumbers = "report.smallNumbers"
  package static let issue = "report.issue"
  package static let keep = "report.keep"
  package static let saved = "report.saved"
  package static let problem = "report.problem"
  package static let saveMenu = "report.save"
  package static let document = "report.document"

  package static func link(_ screen: CaseScreenKind) -> String { "cases.link.\(screen.rawValue)" }
  package static func row(_ screen: CaseScreenKind) -> String { "cases.row.\(screen.rawValue)" }
  package static func caseClass(_ caseClass: CaseClass) -> String { "cases.class.\(caseClass.rawValue)" }
  package static func part(_ number: Int) -> String { "curve.part.\(number)" }
  package static func bar(_ day: Day) -> String { "curve.bar.\(day.iso8601)" }
  package static func age(_ band: AgeBand?) -> String { "people.age.\(band.map { String($0.lower) } ?? "unknown")" }
  package static func fact(_ name: String) -> String { "quality.\(name)" }
  package static func column(_ number: Int) -> String { "quality.column.\(number)" }
  package static func place(_ number: Int) -> String { "quality.place.\(number)" }
  package static func words(_ section: ReportWords.Section) -> String { "report.words.\(section.rawValue)" }
  package static func saveAs(_ form: String) -> String { "report.save.\(form)" }
  package static func section(_ id: String) -> String { "report.section.\(id)" }
}
