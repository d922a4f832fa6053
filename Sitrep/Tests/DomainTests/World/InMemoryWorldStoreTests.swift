import Domain
import Testing

@MainActor
@Suite struct InMemoryWorldStoreTests {
  @Test(arguments: [nil, SaveProblem.diskFull])
  func `every edit is taken, or refused with the given problem`(problem: SaveProblem?) async {
    let store = InMemoryWorldStore(problem: problem)
    var told: SaveProblem?

    do throws(SaveProblem) { try await store.save(WorldEdit([])) } catch { told = error }

    #expect(told == problem)
  }
}
