import Domain
import TestTraits
import Testing

@testable import Figures
@testable import Statistics

@Suite struct ChartTablePageTests {
  private let all = ChartSamples.day(0)...ChartSamples.day(99)

  @Test(.proves("U2")) func `a table begins with the newest four weeks, older ones follow, and newer ones lead back`() {
    let first = ChartTablePage(of: all, endingOn: nil)
    #expect(first.days == ChartSamples.day(72)...ChartSamples.day(99) && first.newer == nil)

    let second = ChartTablePage(of: all, endingOn: first.older)
    #expect(second.days == ChartSamples.day(44)...ChartSamples.day(71) && second.newer == ChartSamples.day(99))

    let last = ChartTablePage(of: all, endingOn: ChartSamples.day(15))
    #expect(last.days == ChartSamples.day(0)...ChartSamples.day(15))
    #expect(last.older == nil && last.newer == ChartSamples.day(43))
  }

  @Test(.proves("U2"), arguments: [-400, 500]) func `a day outside of the table is the nearest one in it`(day: Int) {
    let page = ChartTablePage(of: all, endingOn: ChartSamples.day(day))

    #expect(page.days.upperBound == ChartSamples.day(day < 0 ? 0 : 99))
    #expect(ChartTablePage(of: ChartSamples.day(0)...ChartSamples.day(5), endingOn: nil).older == nil)
  }

  @Test(.proves("U2")) func `the part of the table is in the address while the table is shown`() {
    var place = ChartRoute(settings: "deaths,table,2021-03-01", comparison: "")
    #expect(place.tableEnd == Day(iso8601: "2021-03-01") && place.settings == "deaths,table,2021-03-01")

    place.showsTable = false
    #expect(place.settings == "deaths")
    #expect(ChartRoute(settings: "2021-03-01", comparison: "").tableEnd == nil)
  }
}
