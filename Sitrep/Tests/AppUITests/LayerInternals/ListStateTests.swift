import AppPages
import AppShell
import Domain
import Foundation
import Statistics
import Testing

@testable import PortableUICore

/// What a list shows has one truth, the window's route.
@MainActor
@Suite struct ListStateTests {
  @Test func `the list is evaluated once when its toggle is used`() throws {
    let watchList = CountedWatchList()
    let scene = SceneValues(addressKey: AppRoute.storageKey, texts: [AppRoute.storageKey: "/statistics"])
    let dependencies = Dependencies(
      statistics: StatisticsDependencies(library: try AppFixture.figures(), watchList: watchList), world: .fixture(),
      certificates: .fixture(), guidance: try .fixture(), workspaces: WorkspacesFixture().dependencies)
    let graph = ViewGraph(scene: scene, environment: EnvironmentValues()) { context in
      AppScene(dependencies: dependencies)._renderWindow(&context)
    }
    let toggle = try #require(node(StatisticsID.watchedToggle, in: graph.evaluate().nodes))
    watchList.readings = 0

    #expect(graph.perform(.set("true"), on: toggle.key))
    #expect(graph.evaluate().isStable)

    #expect(scene.address == "/statistics?watched=1")
    #expect(watchList.readings == 1)
  }

  private func node(_ identifier: String, in nodes: [Node]) -> Node? {
    for node in nodes {
      if node.accessibility?.identifier == identifier { return node }
      if let found = self.node(identifier, in: node.children) { return found }
    }
    return nil
  }
}

/// Counts how often the list asks for what is watched.
private final class CountedWatchList: WatchList {
  var readings = 0

  var watched: Set<CountryCode> {
    readings += 1
    return []
  }

  var problem: WatchListProblem? { nil }

  func isWatched(_ code: CountryCode) -> Bool { false }
  func watch(_ code: CountryCode) {}
  func unwatch(_ code: CountryCode) {}
  func dismissProblem() {}
  func waitForChanges() async {}
}
