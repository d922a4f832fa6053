import Domain
import Testing

@MainActor
@Suite struct InMemoryWorldStoreTests {
  @Test(arguments: [nil, SaveProblem.diskFull])
  func `every edit is taken, or refused with the given problem`(problem: SaveProblem?) async {
    let store = InMemoryWorldStore(problem: problem)

    let told = await withCheckedContinuation { continuation in
      store.save(WorldEdit([])) { continuation.resume(returning: $0) }
    }

    #expect(told == problem)
  }
}
