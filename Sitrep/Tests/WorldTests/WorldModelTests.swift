import Domain
import Foundation
import TestTraits
import Testing

@testable import World

@MainActor @Suite struct WorldModelTests {
  private let english = Locale(identifier: "en_US")

  private func entry(_ name: String, _ population: Int) throws -> CountryEntry {
    CountryEntry(name: try CountryName(name), population: population)
  }

  @Test(.proves(99, 102, 103)) func `the world begins as an empty dictionary`() {
    let populations: [Continent: [String: Int]] = WorldModel().populations
    #expect(populations == [:])
    #expect(WorldModel().totals == WorldTotals())
  }

  @Test(.proves(99, 101)) func `A with 10 and B with 20 make 30 in Asia`() throws {
    let model = WorldModel()
    model.put(try entry("A", 10), in: .asia)
    model.put(try entry("B", 20), in: .asia)

    #expect(model.populations == [.asia: ["A": 10, "B": 20]])
    let asia = model.contents(of: .asia, for: english)
    #expect(asia.totals.people == 30)
    #expect(asia.rows.map(\.name) == ["A", "B"])
    #expect(model.totals.countries == 2)
  }

  @Test(.proves(104, "L5")) func `the form of a country is given one continent and what it may do, never the world`()
    throws
  {
    let model = WorldModel(populations: [.asia: ["A": 10], .europe: ["C": 5]])
    let screen = CountryFormScreen(
      contents: model.contents(of: .asia, for: english), directory: CountryDirectory([]), form: .add(name: ""),
      actions: CountryFormActions(
        namesakes: { model.namesakes(of: $0) }, put: { model.put($0, in: $1, replacing: $2) }, remove: { _ in },
        close: {}))

    let parts = Mirror(reflecting: screen).children.map(\.value)
    #expect(parts.contains { ($0 as? ContinentContents)?.rows.map(\.name) == ["A"] })
    #expect(!parts.contains { $0 is WorldModel || $0 is Populations })
  }

  @Test(.proves(104)) func `a continent's contents hold no other continent`() {
    let model = WorldModel(populations: [.asia: ["A": 10], .europe: ["C": 5]])
    let asia = model.contents(of: .asia, for: english)
    #expect(asia.rows.map(\.name) == ["A"])
    #expect(asia.totals.people == 10)
  }

  @Test(.proves("D29")) func `namesakes are the same but for case, accents and spaces, in the order of the continents`()
    throws
  {
    let model = WorldModel(populations: [.europe: ["Côte  d'Or": 1, "Other": 2], .africa: ["COTE D'OR": 3]])
    let name = try CountryName("cote d'or")

    #expect(
      model.namesakes(of: name) == [CountryKey("COTE D'OR", in: .africa), CountryKey("Côte  d'Or", in: .europe)])
    model.remove(CountryKey("COTE D'OR", in: .africa))
    #expect(model.namesakes(of: name).map(\.continent) == [.europe])
    model.put(try entry("Cote d'Or", 4), in: .asia)
    #expect(model.namesakes(of: name).map(\.continent) == [.asia, .europe])
  }

  @Test func `a country put in the place of others takes them away, and undo brings them back`() throws {
    let before: Populations = [.asia: ["Georgia": 1, "GEORGIA": 2], .europe: ["Other": 3]]
    let model = WorldModel(populations: before)

    model.put(
      try entry("Georgia", 5), in: .europe,
      replacing: [CountryKey("Georgia", in: .asia), CountryKey("GEORGIA", in: .asia)])

    #expect(model.populations == [.asia: [:], .europe: ["Other": 3, "Georgia": 5]])
    #expect(model.lastAction?.kind == .moved(CountryKey("Georgia", in: .europe)))
    model.undo()
    #expect(model.populations == before)
    #expect(model.lastAction == nil)
  }

  @Test func `what was done last is told by its kind`() throws {
    let model = WorldModel()
    let (first, second) = (CountryKey("A", in: .asia), CountryKey("B", in: .asia))
    model.put(try entry("A", 1), in: .asia)
    #expect(model.lastAction?.kind == .added(first))
    model.put(try entry("A", 2), in: .asia)
    #expect(model.lastAction?.kind == .changed(first))
    model.put(try entry("B", 2), in: .asia, replacing: [first])
    #expect(model.lastAction?.kind == .changed(second))
    model.remove(second)
    #expect(model.lastAction?.kind == .removed(second))
    model.dismissLastAction()
    #expect(model.lastAction == nil)
    model.undo()
    #expect(model.populations == [.asia: [:]])
  }

  @Test func `what changes nothing is no action`() throws {
    let model = WorldModel(populations: [.asia: ["A": 1]])
    model.put(try entry("A", 1), in: .asia)
    model.remove(CountryKey("B", in: .asia))
    model.remove(CountryKey("A", in: .europe))
    model.importCountries(WorldEdit([]))
    #expect(model.lastAction == nil)
  }

  @Test func `undo leaves what was changed since`() throws {
    let model = WorldModel()
    let (a, b) = (CountryKey("A", in: .asia), CountryKey("B", in: .asia))
    model.importCountries(WorldEdit([.init(a, before: nil, after: 1), .init(b, before: nil, after: 2)]))
    let other = try #require(model.lastAction)
    #expect(other.kind == .imported(2))

    // Another window changes A, and this one presses the Undo that it still shows.
    model.put(try entry("A", 7), in: .asia)
    model.dismissLastAction()
    model.importCountries(WorldEdit([.init(b, before: 2, after: 3), .init(a, before: 1, after: 9)]))
    #expect(model.populations == [.asia: ["A": 7, "B": 3]])
    #expect(model.lastAction?.kind == .imported(1))
    model.put(try entry("B", 4), in: .asia)
    model.undo()
    #expect(model.populations == [.asia: ["A": 7, "B": 3]])
  }

  @Test(arguments: [SaveProblem.diskFull, .notWritable, .other("why")])
  func `what the store refuses is taken back, and the problem is told`(_ problem: SaveProblem) async throws {
    let model = WorldModel(populations: [.asia: ["A": 1]], store: InMemoryWorldStore(problem: problem))
    _ = model.contents(of: .asia, for: english)
    model.put(try entry("A", 2), in: .asia)
    model.put(try entry("B", 3), in: .asia)
    model.remove(CountryKey("A", in: .asia))
    #expect(model.populations == [.asia: ["B": 3]])

    await model.waitForChanges()

    #expect(model.populations == [.asia: ["A": 1]])
    #expect(model.problem == problem)
    #expect(model.lastAction == nil)
    #expect(model.contents(of: .asia, for: english).rows == [CountryRow(name: "A", displayName: "A", population: 1)])
    #expect(model.namesakes(of: try CountryName("b")) == [])
    model.dismissProblem()
    #expect(model.problem == nil)
  }

  @Test func `of edits in flight only those that the store refuses are lost`() async throws {
    let store = SlowStore()
    let model = WorldModel(store: store)
    model.put(try entry("A", 1), in: .asia)
    model.put(try entry("A", 2), in: .asia)
    model.put(try entry("B", 5), in: .asia)

    await store.answer(nil)
    await store.answer(.diskFull)
    await store.isAsked()
    #expect(model.populations == [.asia: ["A": 1, "B": 5]], "back to what is stored")
    await store.answer(nil)
    await model.waitForChanges()
    #expect(model.populations == [.asia: ["A": 1, "B": 5]])
  }

  @Test(.proves("S8")) func `the notice of a refused edit ends with a later one that is stored`() async throws {
    let store = SlowStore()
    let model = WorldModel(store: store)
    model.put(try entry("A", 1), in: .asia)
    model.put(try entry("B", 2), in: .asia)

    await store.answer(.diskFull)
    await store.answer(nil)
    await model.waitForChanges()
    #expect(model.problem == .diskFull, "nobody can have read it when the second edit was made")
    model.put(try entry("C", 3), in: .asia)
    #expect(model.problem == .diskFull)
    await store.answer(nil)
    await model.waitForChanges()

    #expect(model.problem == nil)
  }

  @Test func `a later edit that is stored stands, whatever became of the one before`() async throws {
    let store = SlowStore()
    let model = WorldModel(store: store)
    model.put(try entry("A", 1), in: .asia)
    model.put(try entry("A", 2), in: .asia)

    await store.answer(.diskFull)
    await store.isAsked()
    #expect(model.populations == [.asia: ["A": 2]])
    await store.answer(nil)
    await model.waitForChanges()
    #expect(model.populations == [.asia: ["A": 2]])
    model.remove(CountryKey("A", in: .asia))
    await store.answer(.notWritable)
    await model.waitForChanges()
    #expect(model.populations == [.asia: ["A": 2]])
  }
}

/// A store that answers when the test says so.
@MainActor private final class SlowStore: WorldStore {
  private var waiting: [CheckedContinuation<SaveProblem?, Never>] = []

  func save(_ edit: WorldEdit) async throws(SaveProblem) {
    let problem = await withCheckedContinuation { waiting.append($0) }
    if let problem { throw problem }
  }

  /// Answers the next edit.
  func answer(_ problem: SaveProblem?) async {
    await isAsked()
    waiting.removeFirst().resume(returning: problem)
  }

  /// Returns when an edit waits for its answer: what came before it has ended.
  func isAsked() async {
    while waiting.isEmpty { await Task.yield() }
  }
}
