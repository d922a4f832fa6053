import Domain
import TestTraits
import Testing

@Suite struct CountryFiguresTests {
  @Test(.proves("D10")) func `active is total minus recovered minus deaths`() throws {
    #expect(try figures(country("JP"), confirmed: 971_905, recovered: 852_451, deaths: 15_246).active == 104_208)
    #expect(try figures(country("VA"), confirmed: 27, recovered: 27, deaths: 0).active == 0)
  }

  @Test(.proves("D10")) func `active is unknown where a count is: unknown is not 0`() throws {
    #expect(try figures(country("US"), confirmed: nil, recovered: 5, deaths: 1).active == nil)
    #expect(try figures(country("US"), confirmed: 10, recovered: nil, deaths: 1).active == nil)
    #expect(try figures(country("US"), confirmed: 10, recovered: 5, deaths: nil).active == nil)
  }

  @Test(.proves("D10")) func `active is unknown where the counts contradict each other`() throws {
    #expect(try figures(country("SC"), confirmed: 100, recovered: 101, deaths: 0).active == nil)
    #expect(try figures(country("PE"), confirmed: 100, recovered: 90, deaths: 11).active == nil)
  }

  @Test func `absurd counts do not trap`() throws {
    #expect(try figures(country("AA"), confirmed: .min, recovered: .max, deaths: .max).active == nil)
    #expect(try figures(country("AA"), confirmed: .max, recovered: .min, deaths: .min).active == nil)
    #expect(try figures(country("AA"), confirmed: 0, recovered: 0, deaths: .min).active == nil)
  }

  @Test func `an unknown count differs from 0`() {
    #expect(DailyCount(total: nil, new: nil) != DailyCount(total: 0, new: 0))
    #expect(DailyCount(total: 5, new: nil) != DailyCount(total: 5, new: 0))
  }

  @Test func `a negative new count keeps its sign`() {
    #expect(DailyCount(total: 30_372, new: -6).new == -6)
  }
}
