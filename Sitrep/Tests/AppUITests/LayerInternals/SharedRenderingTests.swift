import AppPages
import AppShell
import Domain
import Foundation
import Statistics
import Storage
import Testing

@testable import PortableUICore
@testable import PortableUIWeb

/// What windows share changes no byte of a page.
@MainActor
@Suite struct SharedRenderingTests {
  @Test(
    arguments: ["en_US", "ru_RU"],
    [
      "/statistics", "/statistics?watched=1", "/statistics/FR", "/statistics/PE", "/statistics/QQ", "/world",
      "/world/asia", "/certificates", "/certificates/\(SamplePicture.kept.id)/full", "/guidance",
      "/guidance?search=mask", "/guidance/source/who-app", "/workspaces", "/workspaces/a/construction",
      "/workspaces/a/construction/water", "/workspaces/a/construction/water/w1", "/workspaces/a/none",
    ])
  func `pages are the same byte for byte`(locale: String, address: String) async throws {
    let locale = Locale(identifier: locale)
    let dependencies = try dependencies()
    func nodes(skipping: Bool) async -> [Node] {
      await self.nodes(of: dependencies, at: address, in: locale, skipping: skipping)
    }
    let full = await nodes(skipping: false)
    let plain = page(of: full, in: locale, sharing: false)

    for _ in 0..<3 {
      let shared = await nodes(skipping: true)
      #expect(shared == full)
      #expect(page(of: shared, in: locale, sharing: true) == plain)
    }
  }

  @Test func `windows share the rows of a list, whatever is shown beside it`() async throws {
    let dependencies = try dependencies()
    let locale = Locale(identifier: "en_US")
    func renderings(at address: String) async -> [NodeRenderings] {
      let nodes = await nodes(of: dependencies, at: address, in: locale, skipping: true)
      return nodes.flatMap { $0.rows(of: ["PE", "US"]) }.compactMap(\.renderings)
    }

    var areShared = false
    // What is shared is kept for a while only, and other tests' windows may push it out.
    for _ in 0..<100 where !areShared {
      let (first, second) = (await renderings(at: "/statistics/FR"), await renderings(at: "/statistics/JP"))
      #expect(first.count == 2)
      areShared = first.elementsEqual(second, by: ===)
    }
    #expect(areShared)
  }

  private func dependencies() throws -> Dependencies {
    Dependencies(
      statistics: StatisticsDependencies(
        library: try AppFixture.figures(),
        watchList: StoredWatchList(watched: Set(["FR", "JP"].compactMap { CountryCode($0) }))),
      world: .fixture([.asia: ["A": 10, "B": 20]]), certificates: .fixture(pictures: [SamplePicture.kept]),
      guidance: try .fixture(),
      workspaces: WorkspacesFixture(SampleTeam.workspaces).dependencies)
  }

  private func nodes(
    of dependencies: Dependencies, at address: String, in locale: Locale, skipping: Bool
  ) async -> [Node] {
    var environment = EnvironmentValues()
    environment.locale = locale
    let scene = SceneValues(addressKey: AppRoute.storageKey, texts: [AppRoute.storageKey: address])
    let graph = ViewGraph(scene: scene, environment: environment) { context in
      AppScene(dependencies: dependencies)._renderWindow(&context)
    }
    graph.skipsCleanViews = skipping
    var nodes = graph.evaluate().nodes
    while graph.hasTasks {
      await graph.tasksEnded(within: .seconds(30))
      if graph.isDirty { nodes = graph.evaluate().nodes }
    }
    return nodes
  }

  private func page(of nodes: [Node], in locale: Locale, sharing: Bool) -> [String] {
    var builder = ElementBuilder(locale: locale)
    builder.sharesElements = sharing
    let body = builder.body(of: nodes)
    var writer = HTMLWriter(reserving: 0)
    writer.write(body)
    return [builder.styles.css.string, String(decoding: writer.bytes, as: UTF8.self)]
  }
}

extension Node {
  /// The rows of these countries in a list.
  fileprivate func rows(of codes: Set<String>) -> [Node] {
    let identifiers = codes.compactMap { CountryCode($0) }.map { StatisticsID.row($0) }
    let isRow = accessibility?.identifier.map(identifiers.contains) ?? false
    return isRow ? [self] : children.flatMap { $0.rows(of: codes) }
  }
}
