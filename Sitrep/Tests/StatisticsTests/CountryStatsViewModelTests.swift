import Domain
import Foundation
import Observation
import PortableUI
import Synchronization
import TestTraits
import Testing

@testable import Figures
@testable import Statistics

@MainActor
@Suite struct CountryStatsViewModelTests {
  private let english = Locale(identifier: "en_US")

  @Test(.proves(2, 3)) func `a fresh model is an observable object with sample countries, without network or store`() {
    let model: any AnyObject & Observable = CountryStatsViewModel()

    #expect((model as? CountryStatsViewModel)?.countries(for: english).isEmpty == false)
  }

  @Test(.proves(4)) func `one truth value on the model decides what is visible`() {
    let model = CountryStatsViewModel(
      report: SampleStatistics().latestReport(), watchList: StoredWatchList(watched: [.chile, .japan]))
    #expect(model.visibleCountries(for: english).count == model.countryCount)

    model.showsOnlyWatched = true

    #expect(model.visibleCountries(for: english).map(\.id) == [.chile, .japan])
  }

  @Test func `who observes a part of the route hears of that part alone, whoever changes it`() {
    var window = StatisticsRoute()
    let model = CountryStatsViewModel(
      sources: CountryStatsViewModel().sources, route: Binding(get: { window }, set: { window = $0 }))
    func hears(_ read: () -> Void, of change: () -> Void) -> Bool {
      let heard = Mutex(false)
      withObservationTracking(read) { heard.withLock { $0 = true } }
      change()
      return heard.withLock(\.self)
    }

    #expect(hears({ _ = model.overview }, of: { model.showsOnlyWatched = true }) == false)
    #expect(hears({ _ = model.showsOnlyWatched }, of: { model.showsOnlyWatched = false }))
    #expect(hears({ _ = model.route }, of: { model.search = "fr" }))
    #expect(
      hears(
        { _ = (model.search, model.chart) },
        of: {
          window.sort = CountrySort(.deaths)
          model.follow(window)
        }) == false)
    #expect(
      hears(
        { _ = model.overview },
        of: {
          window.overview.showsTable = true
          model.follow(window)
        }))
    #expect(model.overview.showsTable)
    #expect(hears({ _ = (model.route, model.sort) }, of: { model.follow(window) }) == false)
  }

  @Test(.proves(9)) func `all countries of the data are listed, none twice`() {
    let model = CountryStatsViewModel()

    let codes = model.visibleCountries(for: english).map(\.id)

    #expect(codes.count == SampleStatistics().latestReport().rows.count)
    #expect(Set(codes).count == codes.count)
  }

  @Test(.proves(10)) func `with nothing watched the filtered list is empty`() {
    let model = CountryStatsViewModel()

    model.showsOnlyWatched = true

    #expect(model.visibleCountries(for: english).isEmpty)
  }

  @Test(.proves(22, 43)) func `the watch button changes the country and the filtered list at once, and back`() {
    let model = CountryStatsViewModel()
    model.showsOnlyWatched = true

    model.watchButtonTapped(.chile)
    #expect(model.country(.chile, for: english)?.isWatched == true)
    #expect(model.visibleCountries(for: english).map(\.id) == [.chile])

    model.watchButtonTapped(.chile)
    #expect(model.country(.chile, for: english)?.isWatched == false)
    #expect(model.visibleCountries(for: english).isEmpty)
  }

  @Test(.proves(44)) func `a country has a name, a flag, total and new of three counts, and whether it is watched`()
    throws
  {
    let chile = try #require(CountryStatsViewModel().country(.chile, for: english))

    #expect(chile.name == "Chile")
    #expect(chile.flagEmoji == "🇨🇱")
    #expect(chile.confirmed == DailyCount(total: 1_619_183, new: 726, newBefore: 605))
    #expect(chile.recovered == DailyCount(total: 1_575_377, new: 1_201, newBefore: 1_169))
    #expect(chile.deaths == DailyCount(total: 35_671, new: 31, newBefore: 24))
    #expect(chile.isWatched == false)
  }

  @Test func `countries stand in the alphabetical order of the reader's language`() {
    let model = CountryStatsViewModel()

    let english = model.countries(for: english).map(\.name)
    let russian = model.countries(for: Locale(identifier: "ru_RU")).map(\.name)

    #expect(english.first == "Australia" && english.last == "Vatican City")
    #expect(russian.first == "Австралия" && russian.last == "Япония")
  }

  @Test func `a code without figures is no country`() throws {
    #expect(CountryStatsViewModel().country(try #require(CountryCode("ZZ")), for: english) == nil)
  }

  @Test func `a change that was not stored is told until it is dismissed`() throws {
    let problem = WatchListProblem(country: .chile, change: .watch, cause: .diskFull)
    let watchList = StoredWatchList(problem: problem)
    let model = CountryStatsViewModel(report: SampleStatistics().latestReport(), watchList: watchList)
    #expect(model.hasProblem)

    model.hasProblem = true
    #expect(model.hasProblem)

    model.hasProblem = false
    #expect(!model.hasProblem)
    #expect(watchList.problem == nil)
  }
}

extension CountryCode {
  fileprivate static let chile = CountryCode("CL") ?? unknown
  fileprivate static let japan = CountryCode("JP") ?? unknown

  private static var unknown: CountryCode { preconditionFailure("Two letters are a country code.") }
}
