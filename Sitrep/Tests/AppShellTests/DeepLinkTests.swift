import Certificates
import Domain
import Guidance
import TestTraits
import Testing
import Workspaces
import World

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

  @Test(
    .proves(62),
    arguments: [
      "/certificate", "/certificate/0f8fad5b-d9cb-469f-a165-70867728950e",
      "/certificate/0f8fad5b-d9cb-469f-a165-70867728950e/full",
    ])
  func `each screen of the Certificate tab has an address`(address: String) throws {
    #expect(try #require(DeepLink.place(at: address)).rawValue == address)
  }

  @Test(arguments: [
    "/certificate/", "/certificate/full", "/certificate/who", "/certificate/1", "/certificates", "/Certificate",
    "/certificate/0F8FAD5B-D9CB-469F-A165-70867728950E", "/certificate/0f8fad5b-d9cb-469f-a165-70867728950e/",
    "/certificate/0f8fad5b-d9cb-469f-a165-70867728950e/full/x", "/certificate/../etc/passwd", "/media/certificates/1",
  ])
  func `what is no place of the Certificate tab opens nothing`(address: String) {
    #expect(DeepLink.place(at: address) == nil)
  }

  @Test func `another picture is not full screen, and the tab begins anew when it is chosen again`() {
    var place = AppPlace()
    place.tab = .certificate
    place.certificate.picture = "a"
    place.certificate.isFull = true
    place.certificate.picture = "b"
    #expect(!place.certificate.isFull)
    var others = AppPlace()
    others.remember(place)
    #expect(others.certificate == place.certificate)
    place[remembering: others] = .certificate
    #expect(place.certificate == CertificatePlace())
  }

  @Test func `places of one address that remember other things of other tabs are told apart`() {
    var place = AppPlace()
    place.world.continent = .asia

    #expect(place.rawValue == AppPlace().rawValue)
    #expect(place != AppPlace())
    #expect(Set([place, AppPlace(), place]).count == 2)
  }

  @Test(arguments: [
    "/guidance", "/guidance?search=%D0%B6%D0%B0%D1%80%20%26%3D%3F", "/guidance/source/who-app",
    "/guidance/source/who-app?search=fever", "/guidance/source/~..",
  ])
  func `each place of the Guidance tab has an address`(address: String) throws {
    #expect(try #require(DeepLink.place(at: address)).rawValue == address)
  }

  @Test(arguments: ["/guidance/", "/guidance/source", "/guidance/source/", "/guidance/x/y", "/guidance/source/a/b"])
  func `what is no place of the Guidance tab opens nothing`(address: String) {
    #expect(DeepLink.place(at: address) == nil)
  }

  @Test func `a search that would make a very long address is cut`() throws {
    let place = try #require(DeepLink.place(at: "/guidance?search=" + String(repeating: "a", count: 500)))
    #expect(place.guidance.search == String(repeating: "a", count: 100))
  }

  @Test(
    .proves(134),
    arguments: [
      "/workspaces", "/workspaces/a/b", "/workspaces/a/b/c", "/workspaces/a/b/c/d", "/workspaces/a/%2F%25%3F%23%20",
      "/workspaces/a/~.", "/workspaces/a/b/~../...", "/workspaces/a/%7E", "/workspaces/a//c",
    ])
  func `each level of the Workspaces tab has an address`(address: String) throws {
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

  @Test(.proves("B1")) func `a search is cut where no country's name is longer`() throws {
    let place = try #require(DeepLink.place(at: "/statistics?search=" + String(repeating: "a", count: 5_000)))

    #expect(place.statistics.search.count == 100)
  }

  @Test(arguments: ["statistics", "guidance"])
  func `a search of one letter with sixty thousand accents makes a short address`(tab: String) throws {
    let search = "e" + String(repeating: "%CC%81", count: 30_000)

    let place = try #require(DeepLink.place(at: "/\(tab)?search=\(search)"))

    #expect(place.rawValue.utf8.count < 400)
    #expect(DeepLink.place(at: place.rawValue) == place)
  }

  @Test(.proves("B2")) func `the form of a population is a way into the World tab`() {
    var place = AppPlace()

    place.populationForm = CountryPlace("Germany", in: .europe)
    #expect(place.rawValue == "/world/europe/add?name=Germany&from=%2Fstatistics")

    place.populationForm = nil
    #expect(place.rawValue == "/world/europe/add?name=Germany&from=%2Fstatistics")
    #expect(place.populationForm == nil)
  }

  @Test func `the form of a population leads back to where it was opened, after a reload too`() throws {
    let start = "/statistics/DE?watched=1&sort=deaths&with=FR"
    var place = try #require(DeepLink.place(at: start))
    place.populationForm = CountryPlace("Germany", in: .europe)
    var again = try #require(DeepLink.place(at: place.rawValue))

    place.closeForm()
    again.closeForm()

    #expect(place.rawValue == start)
    #expect(again.rawValue == start)
    #expect(place.world == WorldPlace() && again.world == WorldPlace(), "World opens at its beginning")
  }

  @Test(arguments: [
    "/world/asia/add", "/world/asia/add?from=%2Fworld", "/world/asia/add?from=https%3A%2F%2Fexample.org",
    "/world/asia/add?from=%2Fstatistics%2Fnowhere", "/world/asia/add?from=%2F",
  ])
  func `a form that no place of the Statistics tab led to leads back to its continent`(address: String) throws {
    var place = try #require(DeepLink.place(at: address))

    place.closeForm()

    #expect(place.rawValue == "/world/asia")
  }

  @Test func `the World tab is left where it was before a form was opened from elsewhere`() throws {
    var others = AppPlace()
    others.remember(try #require(DeepLink.place(at: "/world/asia")))

    others.remember(try #require(DeepLink.place(at: "/world/europe/add?name=Germany&from=%2Fstatistics")))

    #expect(others.world.continent == .asia && others.world.form == nil)
  }

  @Test func `who goes on in the World tab is not led back any more`() throws {
    var place = try #require(DeepLink.place(at: "/world/asia/add?from=%2Fstatistics"))

    place.world.continent = .europe
    place.world.form = .add(name: "")
    place.closeForm()

    #expect(place.rawValue == "/world/europe")
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
