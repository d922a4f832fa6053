import Domain
import TestTraits
import Testing

@testable import Statistics

@Suite struct ChartRouteTests {
  @Test(.proves("B3"), arguments: ["", "deaths", "recovered,total,28,log,rate,table", "90", "deaths,log"])
  func `settings are one text, which gives them back`(settings: String) {
    #expect(ChartRoute(settings: settings, comparison: "").settings == settings)
  }

  @Test func `unknown words and countries are passed over, each country counts once, three at most`() {
    let place = ChartRoute(settings: "deaths,nonsense,<b>,log,deaths", comparison: "de,XYZ,DE,it,,ES,US")

    #expect(place.settings == "deaths,log")
    #expect(place.comparison == "DE,IT,ES")
  }

  @Test func `a country is added, taken away, and not added beyond three`() throws {
    var place = ChartRoute()
    let codes = ["DE", "IT", "ES", "US"].compactMap { CountryCode($0) }
    for code in codes { place.toggle(code) }
    #expect(place.others == Array(codes.prefix(3)))
    place.toggle(codes[1])
    #expect(place.others == [codes[0], codes[2]])
    #expect(place.codes(with: codes[0]) == [codes[0], codes[2]])
  }
}
