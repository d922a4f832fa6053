import Domain
import TestTraits
import Testing

@testable import Figures
@testable import Statistics

@Suite struct ChartRouteTests {
  @Test func `days that were chosen stand in place of the last ones`() {
    var place = ChartRoute(settings: "deaths,2021-03-01..2021-05-31,log", comparison: "")
    #expect(place.span?.count == 92 && !place.showsAllDays)
    #expect(place.settings == "deaths,2021-03-01..2021-05-31,log")
    place.range = .days28
    #expect(place.settings == "deaths,2021-03-01..2021-05-31,log")
    place.span = nil
    #expect(place.settings == "deaths,28,log" && !place.showsAllDays)
    for word in ["2021-05-31..2021-03-01", "2021-03-01..", "..", "2021-03-01..2021-04-31", "1..2..3"] {
      #expect(ChartRoute(settings: word, comparison: "").span == nil, "\(word)")
    }
  }

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
