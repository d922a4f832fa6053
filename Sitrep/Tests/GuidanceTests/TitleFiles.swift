import Domain
import Foundation

@testable import Guidance

@MainActor extension GuidanceModel {
  /// A guidance whose files hold a title.
  convenience init(
    bundled: GuidanceContent, imported: GuidanceContent? = nil, store: any GuidanceStore = InMemoryGuidanceStore()
  ) {
    self.init(GuidanceDependencies(bundled: bundled, imported: imported, store: store, files: TitleFiles()))
  }
}

/// Files that hold a title and nothing else.
struct TitleFiles: GuidanceFiles {
  let largestFile = 1_000_000

  func read(_ file: Data, latest: Day) throws(GuidanceFileRefusal) -> GuidanceFile {
    guard !file.isEmpty else { throw GuidanceFileRefusal([GuidanceFileProblem(.empty)]) }
    return GuidanceFile(content: .sample(String(decoding: file, as: UTF8.self)), warnings: [])
  }

  func write(_ content: GuidanceContent) -> Data { Data(content.title.english.utf8) }
}

extension GuidanceContent {
  /// A small guidance of this title.
  static func sample(_ title: String) -> GuidanceContent {
    func text(_ english: String) -> GuidanceText { GuidanceText(english: english, russian: "По-русски: \(english)") }
    let day = Day(iso8601: "2021-05-13") ?? .distantFuture
    func item(_ id: String) -> GuidanceItem {
      GuidanceItem(id: id, title: text(id), explanation: text("About \(id)"), source: "who", date: GuidanceDate(day))
    }
    return GuidanceContent(
      title: text(title), edition: "1", updated: day, review: .notReviewed, note: text("Old"),
      emergency: EmergencyGuidance(
        signs: [item("sign")], actions: [item("act")],
        numbers: [
          GuidanceNumber(
            id: "number", name: text("Help"), phone: "112", isVerified: true, source: "who", date: GuidanceDate(day))
        ]),
      symptoms: GuidanceContent.symptomGroups.map {
        GuidanceGroup(id: $0, title: text($0), items: [item("\($0)-symptom")])
      },
      recommendations: [GuidanceGroup(id: "every-day", title: text("Every day"), items: [item("hands")])],
      sources: [
        GuidanceSource(
          id: "who", title: text("Questions"), publisher: text("WHO"), url: "https://www.who.int/",
          date: GuidanceDate(day))
      ])
  }
}
