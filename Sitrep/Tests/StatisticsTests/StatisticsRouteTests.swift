import DesignSystem
import Domain
import Foundation
import PortableUI
import TestTraits
import Testing

@testable import Figures
@testable import Statistics

@Suite struct StatisticsRouteTests {
  @Test(arguments: [
    "/statistics", "/statistics/FR", "/statistics?watched=1", "/statistics/FR?watched=1",
    "/statistics?search=c%C3%B4te&sort=deaths", "/statistics/FR?watched=1&search=a%26b&sort=new-rate-up",
    "/statistics/FR?chart=deaths,total,90&with=DE,IT", "/statistics/overview",
    "/statistics/overview?overview=deaths-rate,2020-07-01,table", "/statistics?watched=1&overview=weekly-rate",
    "/statistics?asof=2022-01-24", "/statistics/FR?chart=deaths&with=DE&asof=2022-01-24",
    "/statistics/table?sort=new&asof=1999-01-01", "/statistics/overview?overview=deaths&asof=2023-03-09",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/GR?chart=deaths&asof=2025-06-01",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/overview",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/table?order=attack-rate-up",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/curve",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/curve?by=class&week=sun&bars=day&date=onset",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/curve?class=confirmed,probable&table=1&asof=2024-04-01",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/people?class=suspected",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/quality",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/report?language=ru&asof=2024-04-01",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/room",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/room?week=sun&table=1&from=2024-03-01&to=2024-03-31",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/room?bars=day&to=2024-03-31&asof=2024-04-01",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/places/campalwa?chart=total",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/places/%D0%B7%D0%B0%D1%80%D0%B5%D1%87%D0%BD%D1%8B%D0%B9",
  ])
  func `a place has one address, and the address opens the place`(address: String) throws {
    let route = try #require(StatisticsRoute(address: address))

    #expect(route.address == address)
    #expect(try JSONDecoder().decode(StatisticsRoute.self, from: JSONEncoder().encode(route)) == route)
  }

  @Test(arguments: [
    ("/statistics/fr", "/statistics/FR"), ("/statistics?utm=x&watched=1", "/statistics?watched=1"),
    ("/statistics?watched=0", "/statistics"), ("/statistics?sort=name&search=", "/statistics"),
    ("/statistics?sort=size&search=%FF", "/statistics"), ("/statistics?", "/statistics"),
    ("/statistics/overview?overview=none,2020-02-30", "/statistics/overview"),
    ("/statistics/FR?overview=deaths", "/statistics/FR"),
    ("/statistics/FR?chart=deaths%2Ctotal", "/statistics/FR?chart=deaths,total"),
    ("/statistics?asof=2022-02-30", "/statistics"), ("/statistics/FR?asof=yesterday", "/statistics/FR"),
    ("/statistics?asof=2022-01-24&watched=1", "/statistics?watched=1&asof=2022-01-24"),
    ("/statistics/outbreaks/covid-19/FR", "/statistics/FR"), ("/statistics/outbreaks/covid-19", "/statistics"),
    (
      "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/curve?by=colour&week=mon&class=confirmed+probable,x&date=1",
      "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/curve?class=confirmed,probable"
    ),
    (
      "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/room?from=2024-03-31&to=2024-03-01",
      "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/room"
    ),
    (
      "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/room?from=2024-02-30&to=soon&by=colour",
      "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/room"
    ),
    (
      "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/curve?from=2024-03-01",
      "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/curve"
    ),
    (
      "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/people?by=sex&language=ru",
      "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/people"
    ),
    (
      "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/places/Camp-Alwa?order=size",
      "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/places/campalwa"
    ),
  ])
  func `other ways to write an address open the same place`(written: String, address: String) {
    #expect(StatisticsRoute(address: written)?.address == address)
  }

  @Test(arguments: [
    "", "statistics", "/", "/world", "/statistics/", "/statistics/FRA", "/statistics/F1", "/statistics/FR/x",
    "//statistics", "/Statistics", "/statistics/%46R", "/statistics/../etc", "/statistics/<script>",
    "/statistics/outbreaks", "/statistics/outbreaks/", "/statistics/outbreaks/x", "/statistics/places/guinea",
    "/statistics/curve", "/statistics/room", "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/curve/x",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/places",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/places/-",
    "/statistics/outbreaks/10000000-0000-4000-8000-000000000001/GR/x",
  ])
  func `what is no address of the tab opens nothing`(address: String) throws {
    #expect(StatisticsRoute(address: address) == nil)
    let stored = try JSONEncoder().encode(address)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(StatisticsRoute.self, from: stored) }
  }

  @Test(.proves("B1")) func `a search is cut where no country's name is longer`() throws {
    let address = "/statistics?search=" + String(repeating: "a", count: 5_000)

    #expect(try #require(StatisticsRoute(address: address)).search.count == 100)
  }

  @Test(.proves("S5")) func `a search of one letter with sixty thousand accents makes a short address`() throws {
    let search = "e" + String(repeating: "%CC%81", count: 30_000)

    let route = try #require(StatisticsRoute(address: "/statistics?search=\(search)"))

    #expect(route.address.utf8.count < 400)
    #expect(StatisticsRoute(address: route.address) == route)
  }

  @MainActor @Test(.proves(4)) func `what the model holds is kept in the window's route, and follows it`() throws {
    let window = Window(route: try #require(StatisticsRoute(address: "/statistics/CL?watched=1&search=a")))
    let route = Binding(get: { window.route }, set: { window.route = $0 })
    let model = CountryStatsViewModel(sources: CountryStatsViewModel().sources, route: route)
    #expect(model.showsOnlyWatched && model.search == "a")

    model.showsOnlyWatched = false
    model.search = ""
    model.sort = CountrySort(.deaths)
    model.chart.isRate = true
    #expect(window.route.address == "/statistics/CL?sort=deaths&chart=rate")

    window.route = StatisticsRoute()
    model.follow(window.route)
    #expect(model.sort == .byName && model.chart == ChartRoute())
  }

  @MainActor @Test func `a country without figures is not there`() async throws {
    let model = CountryStatsViewModel().sources

    #expect(await model.has(StatisticsRoute()))
    #expect(await model.has(try #require(StatisticsRoute(address: "/statistics/CL"))))
    #expect(await !model.has(try #require(StatisticsRoute(address: "/statistics/ZZ"))))
    #expect(await !model.has(try #require(StatisticsRoute(address: "/statistics/TO"))))
    #expect(await model.has(try #require(StatisticsRoute(address: "/statistics/TO?asof=2023-03-09"))))
    #expect(await !model.has(try #require(StatisticsRoute(address: "/statistics/ZZ?asof=2023-03-09"))))
  }
}

/// Keeps a route, as a window does.
@MainActor
private final class Window {
  var route: StatisticsRoute

  init(route: StatisticsRoute) {
    self.route = route
  }
}
