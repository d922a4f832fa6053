import Domain
import Foundation
import TestTraits
import Testing

@testable import Figures
@testable import Statistics

@MainActor
@Suite struct CountrySortTests {
  private let english = Locale(identifier: "en_US")

  @Test(
    .proves("B1"),
    arguments: [
      ("name", CountrySort(.name)), ("name-down", CountrySort(.name, isReversed: true)),
      ("deaths", CountrySort(.deaths)),
      ("new-rate-up", CountrySort(.newRate, isReversed: true)), ("weekly-rate", CountrySort(.weeklyRate)),
    ])
  func `an order is written in addresses, and read`(text: String, sort: CountrySort) {
    #expect(sort.rawValue == text)
    #expect(CountrySort(rawValue: text) == sort)
  }

  @Test(.proves("B1"), arguments: ["", "x", "name-up", "deaths-down", "-up", "newrate", "total-rate-up-up"])
  func `what is no order is none`(text: String) {
    #expect(CountrySort(rawValue: text) == nil)
  }

  @Test(.proves("B1"), arguments: CountryMeasure.allCases, [false, true])
  func `every order comes back from its text`(measure: CountryMeasure, isReversed: Bool) {
    let sort = CountrySort(measure, isReversed: isReversed)

    #expect(CountrySort(rawValue: sort.rawValue) == sort)
  }

  @Test(
    .proves("B1"),
    arguments: [
      (CountrySort(.name, isReversed: true), "Vatican City", "Australia"),
      (CountrySort(.total), "United States", "Palau"),
      (CountrySort(.deaths), "United States", "Czechia"), (CountrySort(.new), "United States", "Czechia"),
    ])
  func `the list stands in the order chosen`(sort: CountrySort, first: String, _: String) {
    let model = CountryStatsViewModel()
    model.sort = sort

    let names = model.visibleCountries(for: english).map(\.name)

    #expect(names.first == first)
    #expect(names.sorted() == model.countries(for: english).map(\.name).sorted())
  }

  @Test(.proves("B1")) func `figures go down from the largest, and up the other way round`() {
    let model = CountryStatsViewModel()
    model.sort = CountrySort(.total)
    let down = model.visibleCountries(for: english).compactMap(\.confirmed.total)
    #expect(down == down.sorted(by: >))

    model.sort.isReversed = true

    let up = model.visibleCountries(for: english).compactMap(\.confirmed.total)
    #expect(up == up.sorted())
  }

  @Test(.proves("B1", "B2"), arguments: [false, true])
  func `countries without a rate come last, by name`(isReversed: Bool) {
    let model = CountryStatsViewModel()
    model.sort = CountrySort(.newRate, isReversed: isReversed)
    var choices = RateChoices()
    for (code, people) in [("DE", 83_196_078), ("CL", 19_456_334)] {
      if let code = CountryCode(code) { choices.setOwn(people, for: code) }
    }

    let names = model.visibleCountries(for: english, choices: choices).map(\.name)

    #expect(Array(names.prefix(2)) == (isReversed ? ["Chile", "Germany"] : ["Germany", "Chile"]))
    #expect(names.dropFirst(2).sorted() == Array(names.dropFirst(2)))
  }

  @Test func `the same order is the same array, until something changes`() throws {
    let model = CountryStatsViewModel()
    model.sort = CountrySort(.deaths)
    let once = model.visibleCountries(for: english)
    #expect(once.isSameStorage(as: model.visibleCountries(for: english)))

    model.watchButtonTapped(try #require(CountryCode("CL")))

    #expect(!once.isSameStorage(as: model.visibleCountries(for: english)))
    #expect(model.visibleCountries(for: english).first { $0.name == "Chile" }?.isWatched == true)
  }

  @Test(.proves("B9")) func `the order says which way it goes: the largest figure first is descending`() {
    #expect(CountrySort(.name).order == .forward)
    #expect(CountrySort(.deaths).order == .reverse)
    var sort = CountrySort(.deaths)
    sort.order = .forward
    #expect(sort == CountrySort(.deaths, isReversed: true))
    sort = CountrySort(.name)
    sort.order = .reverse
    #expect(sort == CountrySort(.name, isReversed: true))
  }

  @Test(.proves("B9")) func `what is unknown comes last, whichever way the others stand`() throws {
    let countries = try ["A", "B", "C", "D"].enumerated().map { index, name in
      var country = try #require(CountryStatsViewModel().countries(for: Locale(identifier: "en")).first)
      country = CountryStats(figures: country.figures, name: name, isWatched: false)
      country.weeklyCases = [3, nil, 7, nil][index]
      return country
    }
    func names(_ sort: CountrySort) -> [String] { countries.sorted(using: sort).map(\.name) }

    #expect(names(CountrySort(.weekly)) == ["C", "A", "B", "D"])
    #expect(names(CountrySort(.weekly, isReversed: true)) == ["A", "C", "B", "D"])
    #expect(names(CountrySort(.name, isReversed: true)) == ["D", "C", "B", "A"])
    #expect(CountrySort(.weekly).compare(countries[1], countries[3]) == .orderedSame)
    #expect(CountrySort(.weekly).compare(countries[1], countries[0]) == .orderedDescending)
  }
}

extension [CountryStats] {
  fileprivate func isSameStorage(as other: [CountryStats]) -> Bool {
    withUnsafeBufferPointer { one in other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress } }
  }
}
