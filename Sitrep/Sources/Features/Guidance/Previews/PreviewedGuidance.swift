#if canImport(SwiftUI)
  import Domain
  import Foundation

  extension GuidanceModel {
    /// A short text, with nothing imported.
    ///
    /// - Parameters:
    ///   - imported: What was imported.
    ///   - problem: Why the store refuses every change.
    /// - Returns: The guidance.
    static func previewed(imported: GuidanceContent? = nil, problem: SaveProblem? = nil) -> GuidanceModel {
      GuidanceModel(
        GuidanceDependencies(
          bundled: .previewed(), imported: imported, store: InMemoryGuidanceStore(problem: problem),
          files: NoGuidanceFiles()))
    }
  }

  nonisolated extension GuidanceContent {
    /// A text of one statement in each part, and two numbers.
    static func previewed(review: GuidanceReview = .notReviewed) -> GuidanceContent {
      GuidanceContent(
        title: text("Sample guidance", "Пример рекомендаций"), edition: "1", updated: GuidanceDate.previewed.firstDay,
        review: review, note: text("A sample: it is no advice.", "Пример: это не совет."),
        emergency: EmergencyGuidance(
          signs: [item("sign", "Trouble breathing", "Трудно дышать")],
          actions: [item("action", "Call for help", "Позовите на помощь")],
          numbers: [number("112", isVerified: true), number("103", isVerified: false)]),
        symptoms: symptomGroups.map {
          GuidanceGroup(id: $0, title: text("Symptoms", "Симптомы"), items: [item("\($0)-1", "Fever", "Жар")])
        },
        recommendations: [
          GuidanceGroup(
            id: "home", title: text("At home", "Дома"), items: [item("home-1", "Air the room", "Проветривайте")])
        ],
        sources: [
          GuidanceSource(
            id: "sample", title: text("A page", "Страница"), publisher: text("A publisher", "Издатель"),
            url: "https://www.who.int", date: .previewed, note: text("Read in part.", "Прочитана частично."))
        ])
    }

    private static func item(_ id: String, _ english: String, _ russian: String) -> GuidanceItem {
      GuidanceItem(
        id: id, title: text(english, russian), explanation: text("Why, in a sentence.", "Почему, одной фразой."),
        source: "sample", date: .previewed)
    }

    private static func number(_ phone: String, isVerified: Bool) -> GuidanceNumber {
      GuidanceNumber(
        id: phone, name: text("Ambulance", "Скорая помощь"), phone: phone, isVerified: isVerified, source: "sample",
        date: .previewed)
    }

    private static func text(_ english: String, _ russian: String) -> GuidanceText {
      GuidanceText(english: english, russian: russian)
    }
  }

  nonisolated extension GuidanceDate {
    /// The day of the sample's figures.
    fileprivate static var previewed: GuidanceDate { GuidanceDate(SampleStatistics().latestReport().asOf) }
  }

  /// No file is read.
  private nonisolated struct NoGuidanceFiles: GuidanceFiles {
    var largestFile: Int { 0 }

    func read(_ file: Data, latest: Day) throws(GuidanceFileRefusal) -> GuidanceFile { throw GuidanceFileRefusal([]) }

    func write(_ content: GuidanceContent) -> Data { Data() }
  }
#endif
