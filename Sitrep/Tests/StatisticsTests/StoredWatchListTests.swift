import Domain
import Observation
import Statistics
import TestTraits
import Testing

@MainActor
@Suite struct StoredWatchListTests {
  @Test(.proves("D6")) func `nothing is watched at first`() {
    #expect(StoredWatchList().watched.isEmpty)
  }

  @Test(.proves(44)) func `a country can be watched and no longer watched`() throws {
    let chile = try #require(CountryCode("CL"))
    let list = StoredWatchList()

    list.watch(chile)
    list.watch(chile)
    #expect(list.isWatched(chile))
    #expect(list.watched == [chile])

    list.unwatch(chile)
    list.unwatch(chile)
    #expect(!list.isWatched(chile))
  }

  @Test func `observers hear of a change, and of nothing when nothing changes`() throws {
    let chile = try #require(CountryCode("CL"))
    let list: any WatchList = StoredWatchList(watched: [chile])

    #expect(!observes(list) { list.watch(chile) })
    #expect(observes(list) { list.unwatch(chile) })
  }

  @Test(arguments: [SaveProblem.diskFull, .notWritable])
  func `what the store refuses is taken back, and the problem says what and why`(cause: SaveProblem) async throws {
    let (chile, japan) = (try #require(CountryCode("CL")), try #require(CountryCode("JP")))
    let list = StoredWatchList(watched: [japan], store: InMemoryWatchListStore(problem: cause))

    list.watch(chile)
    #expect(list.watched == [chile, japan])
    await list.waitForChanges()
    #expect(list.watched == [japan])
    #expect(list.problem == WatchListProblem(country: chile, change: .watch, cause: cause))

    list.unwatch(japan)
    #expect(list.watched == [])
    await list.waitForChanges()
    #expect(list.watched == [japan])
    #expect(list.problem == WatchListProblem(country: japan, change: .unwatch, cause: cause))
  }

  @Test func `a problem stays until it is dismissed`() throws {
    let problem = WatchListProblem(country: try #require(CountryCode("CL")), change: .watch, cause: .diskFull)
    let list = StoredWatchList(problem: problem)

    #expect(list.problem == problem)
    list.dismissProblem()
    #expect(list.problem == nil)
  }

  private func observes(_ list: any WatchList, change: () -> Void) -> Bool {
    let heard = Flag()
    withObservationTracking {
      _ = list.watched
    } onChange: {
      MainActor.assumeIsolated { heard.isRaised = true }
    }
    change()
    return heard.isRaised
  }
}

@MainActor
private final class Flag {
  var isRaised = false
}
