import AppPages
import AppShell
import Domain
import PortableUITesting
import TestTraits
import Testing

/// Addresses of which the app has nothing: the status says so, and the page leads on.
@Suite struct NotFoundTests {
  private func driver(language: String = "en", runsScript: Bool = false) async throws -> InProcessDriver {
    let team = Workspace(
      id: "team", name: "Team", channels: [Channel(id: "roof", name: "Roof", messages: [])])
    let workspaces = await WorkspacesFixture([team])
    return InProcessDriver(
      try await AppFixture.responder(
        populations: [.asia: ["Japan": 1]], pictures: [SamplePicture.kept], workspaces: workspaces),
      language: language, runsScript: runsScript)
  }

  @Test(.proves("U20"), arguments: ["en", "ru"], [false, true])
  func `an address of no screen has the tabs, a sentence and a way home`(
    language: String, runsScript: Bool
  ) async throws {
    let driver = try await driver(language: language, runsScript: runsScript)

    try await driver.open("/nope")

    #expect(try await driver.status == 404)
    let links = try await driver.find(.role(.link))
    #expect(links.count == AppTabs.sitrep.all.count + 2)
    #expect(links.allSatisfy { $0.attributes["aria-current"] == nil })
    let addresses = Set(links.compactMap { $0.attributes["href"] })
    #expect(addresses.isSuperset(of: ["/certificates", "/guidance", "/statistics", "/workspaces", "/world"]))
    #expect(try await driver.headings == [language == "ru" ? "Не найдено" : "Not found"])

    try await driver.element(.link, named: language == "ru" ? "Мир" : "World").tap()

    #expect(try await driver.status == 200)
    #expect(try await driver.currentPath == "/world")
  }

  @Test(
    .proves("U20"),
    arguments: [
      "/statistics/ZZ", "/world/asia/edit?name=Nowhere", "/certificates/00000000-0000-4000-8000-000000000000",
      "/certificates/00000000-0000-4000-8000-000000000000/full", "/guidance/source/nothing", "/workspaces/x/y",
      "/workspaces/a/other", "/workspaces/a/team/other", "/workspaces/a/team/roof/other", "/statistics/ZZ?rows=1.0",
    ], ["en", "ru"])
  func `what an address names and is not there is answered so, in its tab`(
    path: String, language: String
  ) async throws {
    let driver = try await driver(language: language)

    try await driver.open(path)

    #expect(try await driver.status == 404)
    let open = try await driver.find(.role(.link)).filter { $0.attributes["aria-current"] == "page" }
    #expect(open.count == (path.hasSuffix("/full") ? 0 : 1), "what covers the window covers the tabs")
  }

  @Test(
    .proves("U20"),
    arguments: [
      "/", "/statistics/FR", "/world", "/world/asia/edit?name=Japan", "/world/asia/add?name=Nowhere",
      "/certificates/\(SamplePicture.kept.id)", "/guidance", "/guidance?search=qqqq",
      "/statistics?search=qqqq", "/workspaces", "/workspaces/a/team", "/workspaces/a/team/roof",
    ])
  func `what is there is answered so, also where a search finds nothing`(path: String) async throws {
    let driver = try await driver()

    try await driver.open(path)

    #expect(try await driver.status == 200)
  }

  @Test(.proves("U20")) func `a step to what is not there, in a live page, leaves it live`() async throws {
    let driver = try await driver(runsScript: true)
    try await driver.open("/statistics/ZZ")

    try await driver.element(.link, named: "World").tap()

    #expect(try await driver.currentPath == "/world")
  }
}
