import AppShell
import Certificates
import Foundation
import Guidance
import SitrepApp
import Statistics
import TestSupport
import Testing
import Workspaces
import World

/// The previews for Xcode, which nothing here compiles: that their addresses are those of screens.
@MainActor
@Suite struct PreviewsTests {
  private let addresses: [String]

  init() throws {
    let path = "../../../Sources/SitrepApp/Previews/ScreenPreviews.swift"
    let source = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: path), encoding: .utf8)
    var names: [Substring: String] = [:]
    func address(_ name: Substring?, _ rest: Substring?) -> String { (name.flatMap { names[$0] } ?? "") + (rest ?? "") }
    for match in source.matches(of: /let (\w+) = (?:(\w+) \+ )?"([^"]+)"/) {
      names[match.1] = address(match.2, match.3)
    }
    addresses = source.matches(of: /PreviewedApp\((?:([a-z]\w*)(?: \+ )?)?(?:"([^"]+)")?[,)]/)
      .map { address($0.1, $0.2) }
    try #require(addresses.count == source.matches(of: /PreviewedApp\(/).count)
  }

  @Test func `each preview shows something that is there, but for the one of what is not`() async throws {
    let folder = try TemporaryFolder()
    let app = try await Composition.open(in: folder.url.appending(path: "data"), on: AppPlatform())
    app.dependencies.world.addPublishedPopulations(for: Locale(identifier: "en"))

    for address in addresses {
      let isThere = await AppTabs.sitrep.isThere(address, in: app.dependencies)
      #expect(isThere == (address != "/statistics/ZZ"), "\(address)")
    }
  }

  @Test func `every kind of screen has one`() {
    let routes = addresses.compactMap { AppTabs.sitrep.route(at: $0) }
    let statistics = routes.map { $0[StatisticsRoute.self].selection }
    let worlds = routes.map { $0[WorldRoute.self] }
    let steps = routes.flatMap { $0[WorkspacesRoute.self].steps }

    #expect(Set(routes.map(\.tab)) == Set(AppTabs.sitrep.all.map(\.id)))
    #expect(statistics.contains(.overview) && statistics.contains(.table) && statistics.contains { $0 != nil })
    #expect(worlds.contains { $0.addsPublished } && worlds.contains { $0.continent != nil && $0.form == nil })
    #expect(worlds.contains { $0.form == .add(name: "Jap") } && worlds.contains { $0.form == .edit(name: "Japan") })
    #expect(routes.contains { !$0[GuidanceRoute.self].steps.isEmpty })
    #expect(steps.contains(.members))
    for kind in [ConversationStep.channel, ConversationStep.message, ConversationStep.member] {
      #expect(steps.contains { kind($0.id) == $0 })
    }
  }
}
