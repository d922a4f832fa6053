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

    model.importGuidance(team)
    #expect(model.content == team)
    #expect(model.isImported)
    #expect(model.lastAction?.kind == .imported)
    model.undo()
    #expect(model.content == bundled)
    #expect(model.lastAction == nil)

    await store.end([nil, nil])
    await model.waitForChanges()
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

  @Test func `what the store refuses is taken back, and the reason is told`() async {
    let store = FakeGuidanceStore()
    let model = GuidanceModel(bundled: bundled, store: store)
    model.importGuidance(.sample("Team"))

    await store.end([.diskFull])
    await model.waitForChanges()

    #expect(model.content == bundled)
    #expect(model.problem == .diskFull)
    #expect(model.lastAction == nil)
    model.dismissProblem()
    #expect(model.problem == nil)
  }

  @Test(.proves("S8")) func `the notice of a refused import ends with a later one that is kept`() async {
    let store = FakeGuidanceStore()
    let model = GuidanceModel(bundled: bundled, store: store)
    model.importGuidance(.sample("First"))
    await store.end([.diskFull])
    await model.waitForChanges()
    model.importGuidance(.sample("Second"))
    #expect(model.problem == .diskFull)

    await store.end([nil])
    await model.waitForChanges()

    #expect(model.problem == nil && model.content == .sample("Second"))
  }

  @Test func `of two imports the later one decides, whatever becomes of the first`() async {
    let store = FakeGuidanceStore()
    let model = GuidanceModel(bundled: bundled, store: store)
    model.importGuidance(.sample("First"))
    model.importGuidance(.sample("Second"))

    await store.end([.notWritable])
    await store.isAsked()
    #expect(model.content == .sample("Second"))
    await store.end([nil])
    await model.waitForChanges()
    #expect(model.content == .sample("Second"))
    #expect(model.problem == .notWritable)
  }
}

/// A store whose answers come when the test says so.
@MainActor private final class FakeGuidanceStore: GuidanceStore {
  private(set) var saved: [GuidanceContent?] = []
  private var waiting: [CheckedContinuation<SaveProblem?, Never>] = []

  func save(_ content: GuidanceContent?) async throws(SaveProblem) {
    saved.append(content)
    let problem = await withCheckedContinuation { waiting.append($0) }
    if let problem { throw problem }
  }

  /// Answers the next calls, in their order.
  func end(_ problems: [SaveProblem?]) async {
    for problem in problems {
      await isAsked()
      waiting.removeFirst().resume(returning: problem)
    }
  }

  /// Returns when a call waits for its answer: what came before it has ended.
  func isAsked() async {
    while waiting.isEmpty { await Task.yield() }
  }
}
