import Domain
import Observation
import TestTraits
import Testing

@MainActor
@Suite struct InMemoryWatchListTests {
  @Test(.proves("D6")) func `nothing is watched at first`() {
    #expect(InMemoryWatchList().watched.isEmpty)
  }

  @Test(.proves(44)) func `a country can be watched and no longer watched`() throws {
    let chile = try code("CL")
    let list = InMemoryWatchList()

    list.watch(chile)
    list.watch(chile)
    #expect(list.isWatched(chile))
    #expect(list.watched == [chile])

    list.unwatch(chile)
    list.unwatch(chile)
    #expect(!list.isWatched(chile))
  }

  @Test func `observers hear of a change, and of nothing when nothing changes`() throws {
    let chile = try code("CL")
    let list: any WatchList = InMemoryWatchList(watched: [chile])

    #expect(!observes(list) { list.watch(chile) })
    #expect(observes(list) { list.unwatch(chile) })
  }

  @Test func `a problem stays until it is dismissed`() throws {
    let problem = WatchListProblem(country: try code("CL"), change: .watch, cause: .diskFull)
    let list = InMemoryWatchList(problem: problem)

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
