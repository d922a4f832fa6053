import Domain
import Testing
import Workspaces

@testable import AppShell

@Suite struct DeepLinkTests {
  @Test(arguments: [
    "/statistics", "/statistics/FR", "/statistics?watched=1", "/statistics/FR?watched=1", "/world",
    "/statistics?search=c%C3%B4te&sort=deaths", "/statistics/FR?watched=1&search=a%26b&sort=new-rate-up",
    "/world/northAmerica",
    "/world/asia/add", "/world/asia/add?name=C%C3%B4te%20d%E2%80%99Ivoire", "/world/asia/edit?name=A%26b%3D%25%3F%2F",
  ])
  func `a place has one address, and the address opens the place`(address: String) throws {
    #expect(try #require(DeepLink.place(at: address)).rawValue == address)
  }

  @Test(arguments: [
    ("/", "/statistics"), ("/?watched=1", "/statistics?watched=1"), ("/statistics/fr", "/statistics/FR"),
    ("/statistics?utm=x&watched=1", "/statistics?watched=1"), ("/statistics?watched=0", "/statistics"),
    ("/statistics?sort=name&search=", "/statistics"), ("/statistics?sort=size&search=%FF", "/statistics"),
    ("/statistics?", "/statistics"), ("/world/asia?name=x", "/world/asia"),
    ("/world/asia/add?name=", "/world/asia/add"),
    ("/world/asia/add?name=%FF", "/world/asia/add"),
  ])
  func `other ways to write an address open the same place`(written: String, address: String) {
    #expect(DeepLink.place(at: written)?.rawValue == address)
  }

  @Test(arguments: [
    "", "statistics", "/worlds", "/world/", "/world/asia/", "/world/Asia", "/world/asia/edit", "/world/asia/x",
    "/world/asia/add/x", "/statistics/", "/statistics/FRA", "/statistics/F1", "/statistics/FR/x", "//statistics",
    "/Statistics", "/statistics/%46R", "/statistics/../etc", "/statistics/<script>",
  ])
  func `what is no address of the app opens nothing`(address: String) {
    #expect(AppPlace(rawValue: address) == nil)
  }

  @Test(arguments: [
    "/workspaces", "/workspaces/a/b", "/workspaces/a/b/c", "/workspaces/a/b/c/d", "/workspaces/a/%2F%25%3F%23%20",
    "/workspaces/a/~.", "/workspaces/a/b/~../...", "/workspaces/a/%7E", "/workspaces/a//c",
  ])
  func `R134 each level of the Workspaces tab has an address`(address: String) throws {
    #expect(try #require(DeepLink.place(at: address)).rawValue == address)
  }

  @Test(arguments: [
    "/workspaces/", "/workspaces/a", "/workspaces/a/b/c/d/e", "/workspaces/a/%FF", "/workspaces/a/b/", "/Workspaces",
  ])
  func `what is no place of the Workspaces tab opens nothing, or something without a name`(address: String) {
    #expect(DeepLink.place(at: address) == (address == "/workspaces/a/b/" ? place("a", "b", "") : nil))
  }

  @Test(arguments: [
    "plain", "a/b", "a%2Fb", "100 %", "?x=1&y", "#", ".", "..", "...", "~", "~.", "é 🏗️", "+", "\"<script>'", "\u{0}",
    "\u{202E}x", ";,:@$",
  ])
  func `an id of any characters survives being an address`(id: String) throws {
    let place = place(id, id, id, id)

    let address = place.rawValue

    #expect(DeepLink.place(at: address) == place)
    #expect(address.unicodeScalars.allSatisfy { $0.isASCII && !" \"#<>?".unicodeScalars.contains($0) })
    #expect(!address.split(separator: "/").contains { [".", ".."].contains($0) })
  }

  @Test func `B1 a search is cut where no country's name is longer`() throws {
    let place = try #require(DeepLink.place(at: "/statistics?search=" + String(repeating: "a", count: 5_000)))

    #expect(place.statistics.search.count == 100)
  }

  @Test func `B2 the form of a population is a way into the World tab`() {
    var place = AppPlace()

    place.populationForm = CountryPlace("Germany", in: .europe)
    #expect(place.rawValue == "/world/europe/add?name=Germany")

    place.populationForm = nil
    #expect(place.rawValue == "/world/europe/add?name=Germany")
    #expect(place.populationForm == nil)
  }

  @Test func `another workspace has nothing open in it`() {
    var place = place("a", "b", "c", "d").workspaces

    place.workspace = WorkspacePath(archive: "a", workspace: "x")

    #expect(place.steps == [])
  }

  private func place(_ archive: String, _ workspace: String, _ steps: String...) -> AppPlace {
    var place = AppPlace()
    place.tab = .workspaces
    place.workspaces.workspace = WorkspacePath(archive: archive, workspace: workspace)
    place.workspaces.steps = zip(steps, [ConversationStep.channel, ConversationStep.message]).map { $1($0) }
    return place
  }
}
