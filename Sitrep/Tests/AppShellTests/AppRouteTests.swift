import Certificates
import Domain
import Figures
import Foundation
import Statistics
import TestTraits
import Testing
import World

@testable import AppShell

@Suite struct AppRouteTests {
  @Test func `each tab has a tint of its own, the first one the system's`() {
    let tints = AppTabs.sitrep.all.map(\.tint)

    #expect(tints.first == .some(nil))
    #expect(Set(tints).count == tints.count)
  }

  @Test(arguments: [
    ("/", "/statistics"), ("/?watched=1", "/statistics?watched=1"), ("/statistics/fr", "/statistics/FR"),
    ("/world/asia", "/world/asia"), ("/certificates", "/certificates"), ("/guidance", "/guidance"),
    ("/workspaces/a/b", "/workspaces/a/b"),
  ])
  func `each tab has addresses, and the first one is at the root`(written: String, address: String) {
    #expect(AppTabs.sitrep.route(at: written)?.rawValue == address)
  }

  @Test(arguments: ["", "statistics", "/worlds", "//statistics", "/Statistics", "/statistics/ZZZ", "/certificate"])
  func `what is no address of the app opens nothing`(address: String) {
    #expect(AppTabs.sitrep.route(at: address) == nil)
  }

  @Test(arguments: [
    ("sitrep:/statistics/FR?watched=1", "/statistics/FR?watched=1"), ("sitrep:statistics/FR", "/statistics/FR"),
    ("sitrep:///world/asia", "/world/asia"), ("SITREP://guidance", "/guidance"), ("sitrep:", "/statistics"),
    ("sitrep:/world/asia/add?name=C%C3%B4te#top", "/world/asia/add?name=C%C3%B4te"),
    ("sitrep:/nowhere", nil), ("https://statistics/FR", nil), ("file:///statistics/FR", nil),
  ])
  func `an address of the app's scheme leads where the same one leads in a browser`(
    url: String, address: String?
  ) throws {
    #expect(AppTabs.sitrep.route(opening: try #require(URL(string: url)))?.rawValue == address)
  }

  @Test(arguments: [
    ("/certificate", "/certificates"), ("/certificate/who", "/certificates"), ("/certificates", nil), ("/nope", nil),
    ("", nil), ("/", nil), ("//", nil), ("//nope/", nil), ("/statistics/", "/statistics"),
    ("/statistics//", "/statistics/"), ("/statistics/FR/?watched=1", "/statistics/FR?watched=1"),
    ("/certificate/", "/certificates"), ("/workspaces/a/b/", "/workspaces/a/b"),
  ])
  func `an address of earlier versions, or one that ends with a slash, leads to the place's own`(
    old: String, new: String?
  ) {
    #expect(AppTabs.sitrep.newAddress(of: old) == new)
  }

  @Test func `each tab opens where it was left, and begins anew when it is chosen again`() throws {
    var certificates = CertificatesRoute()
    certificates.picture = "a"
    certificates.isFull = true
    var route = AppRoute(certificates)
    var others = AppRoute()
    others.merge(route)
    #expect(others[CertificatesRoute.self] == certificates)

    route[restoring: others] = CertificatesRoute.tab
    #expect(route[CertificatesRoute.self] == CertificatesRoute())

    var another = try #require(AppRoute(rawValue: "/world"))
    others.merge(another)
    another[restoring: others] = CertificatesRoute.tab
    #expect(another[CertificatesRoute.self] == certificates)
  }

  @Test func `routes of one address that hold other places of other tabs are told apart`() {
    var route = AppRoute()
    route[WorldRoute.self].continent = .asia

    #expect(route.rawValue == AppRoute().rawValue)
    #expect(route != AppRoute())
    #expect(Set([route, AppRoute(), route]).count == 2)
  }

  @Test func `a route that an address said equals the one that the tab made`() throws {
    var world = WorldRoute()
    world.continent = .asia

    let read = try #require(AppRoute(rawValue: "/world/asia"))

    #expect(read == AppRoute(world) && Set([read, AppRoute(world)]).count == 1)
  }

  @Test(.proves("B2")) func `the form of a population is a way into the World tab`() {
    var route = AppRoute()

    route[StatisticsRoute.self].populationRequest = .form(CountryKey("Germany", in: .europe))
    #expect(route.rawValue == "/world/europe/add?name=Germany&from=%2Fstatistics")

    route[StatisticsRoute.self].populationRequest = nil
    #expect(route.rawValue == "/world/europe/add?name=Germany&from=%2Fstatistics")
    #expect(route[StatisticsRoute.self].populationRequest == nil)
  }

  @Test func `the first steps are a way to the team's archives`() {
    var route = AppRoute()

    route[StatisticsRoute.self].opensWorkspaces = true

    #expect(route.rawValue == "/workspaces")
    #expect(!route[StatisticsRoute.self].opensWorkspaces)
  }

  @Test(.proves("U15")) func `the form of a population leads back to where it was opened, after a reload too`() throws {
    let start = "/statistics/DE?watched=1&sort=deaths&with=FR"
    var route = try #require(AppRoute(rawValue: start))
    route[StatisticsRoute.self].populationRequest = .form(CountryKey("Germany", in: .europe))
    var again = try #require(AppRoute(rawValue: route.rawValue))

    route[WorldRoute.self].closeForm()
    again[WorldRoute.self].closeForm()

    #expect(route.rawValue == start)
    #expect(again.rawValue == start)
    let (world, other) = (route[WorldRoute.self], again[WorldRoute.self])
    #expect(world == WorldRoute() && other == WorldRoute(), "World opens at its beginning")
  }

  @Test(.proves("B10", "U15")) func `the offer of published populations leads back to the list in its order`() {
    var route = AppRoute()
    route[StatisticsRoute.self].sort = CountrySort(.deathsRate)

    route[StatisticsRoute.self].populationRequest = .published
    #expect(route.rawValue == "/world/published?from=%2Fstatistics%3Fsort%3Ddeaths-rate")
    #expect(route.leadsBack)
    route[WorldRoute.self].addsPublished = false

    #expect(route.rawValue == "/statistics?sort=deaths-rate")
  }

  @Test(
    .proves("U15"),
    arguments: [
      "/world/asia/add", "/world/asia/add?from=%2Fworld", "/world/asia/add?from=https%3A%2F%2Fexample.org",
      "/world/asia/add?from=%2Fstatistics%2Fnowhere", "/world/asia/add?from=%2F",
    ])
  func `a form that no place of the Statistics tab led to leads back to its continent`(address: String) throws {
    var route = try #require(AppTabs.sitrep.route(at: address))

    route[WorldRoute.self].closeForm()

    #expect(route.rawValue == "/world/asia")
  }

  @Test(.proves("U15")) func `the World tab is left where it was before a form was opened from elsewhere`() throws {
    var others = AppRoute()
    others.merge(try #require(AppRoute(rawValue: "/world/asia")))

    others.merge(try #require(AppRoute(rawValue: "/world/europe/add?name=Germany&from=%2Fstatistics")))

    let world = others[WorldRoute.self]
    #expect(world.continent == .asia && world.form == nil)
  }

  @Test(.proves("U15")) func `who goes on in the World tab is not led back any more`() throws {
    var route = try #require(AppRoute(rawValue: "/world/asia/add?from=%2Fstatistics"))

    route[WorldRoute.self].continent = .europe
    route[WorldRoute.self].form = .add(name: "")
    route[WorldRoute.self].closeForm()

    #expect(route.rawValue == "/world/europe")
  }
}
