import Domain
import TestTraits
import Testing

@testable import Guidance

@MainActor @Suite struct GuidanceModelTests {
  private let bundled = GuidanceContent.sample("Bundled")

  @Test func `the bundled guidance is shown until another is imported`() {
    let model = GuidanceModel(bundled: bundled)

    #expect(model.content == bundled)
    #expect(!model.isImported)
    #expect(model.lastAction == nil)
  }

  @Test func `an import is shown at once, kept, and can be undone`() async {
    let store = FakeGuidanceStore()
    let model = GuidanceModel(bundled: bundled, store: store)
    let team = GuidanceContent.sample("Team")

    model.take(team)
    #expect(model.content == team)
    #expect(model.isImported)
    #expect(model.lastAction?.kind == .imported)
    model.undo()
    #expect(model.content == bundled)
    #expect(model.lastAction == nil)

    store.end([nil, nil])
    #expect(store.saved == [team, nil])
    #expect(model.content == bundled)
  }

  @Test func `going back to the bundled guidance can be undone too`() {
    let team = GuidanceContent.sample("Team")
    let model = GuidanceModel(bundled: bundled, imported: team)

    model.useBundled()
    #expect(model.content == bundled)
    #expect(model.lastAction?.kind == .returnedToBundled)
    model.useBundled()
    model.undo()
    #expect(model.content == team)
    model.useBundled()
    model.dismissLastAction()
    model.undo()
    #expect(model.content == bundled)
  }

  @Test func `what the store refuses is taken back, and the reason is told`() {
    let store = FakeGuidanceStore()
    let model = GuidanceModel(bundled: bundled, store: store)
    model.take(.sample("Team"))

    store.end([.diskFull])

    #expect(model.content == bundled)
    #expect(model.problem == .diskFull)
    #expect(model.lastAction == nil)
    model.dismissProblem()
    #expect(model.problem == nil)
  }

  @Test(.proves("S8")) func `the notice of a refused import ends with a later one that is kept`() {
    let store = FakeGuidanceStore()
    let model = GuidanceModel(bundled: bundled, store: store)
    model.take(.sample("First"))
    store.end([.diskFull])
    model.take(.sample("Second"))
    #expect(model.problem == .diskFull)

    store.end([nil])

    #expect(model.problem == nil && model.content == .sample("Second"))
  }

  @Test func `of two imports the later one decides, whatever becomes of the first`() {
    let store = FakeGuidanceStore()
    let model = GuidanceModel(bundled: bundled, store: store)
    model.take(.sample("First"))
    model.take(.sample("Second"))

    store.end([.notWritable])
    #expect(model.content == .sample("Second"))
    store.end([nil])
    #expect(model.content == .sample("Second"))
    #expect(model.problem == .notWritable)
  }
}

/// A store whose answers come when the test says so.
@MainActor private final class FakeGuidanceStore: GuidanceStore {
  private(set) var saved: [GuidanceContent?] = []
  private var waiting: [@MainActor @Sendable (SaveProblem?) -> Void] = []

  nonisolated func save(
    _ content: GuidanceContent?, didEnd: @escaping @MainActor @Sendable (SaveProblem?) -> Void
  ) {
    MainActor.assumeIsolated {
      saved.append(content)
      waiting.append(didEnd)
    }
  }

  /// Answers the oldest calls, in their order.
  func end(_ problems: [SaveProblem?]) {
    for problem in problems { waiting.removeFirst()(problem) }
  }
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
