import Foundation
import TestTraits
import Testing

@testable import PortableChartsCore

@Suite struct PlotScaleTests {
  @Test func `a linear axis puts its ends at 0 and 1, and goes on beyond`() {
    let scale = PlotScale(10...30)

    #expect([10, 20, 30, 50].map { scale.place(of: $0) } == [0, 0.5, 1, 2])
    #expect(scale.place(of: .nan) == nil && scale.place(of: .infinity) == nil)
    #expect(PlotScale(5...5).place(of: 5) == 0)
  }

  @Test func `a logarithmic axis has no place for what is not above 0`() throws {
    let scale = PlotScale(1...1_000, isLogarithmic: true)

    let place = try #require(scale.place(of: 10))
    #expect(abs(place - 1 / 3) < 1e-12)
    #expect(scale.place(of: 0) == nil && scale.place(of: -3) == nil)
    #expect(PlotScale(0...100, isLogarithmic: true).domain == 1...100)
  }

  @Test func `an axis without a domain is as long as its values, from 0 and to a round one`() {
    #expect(PlotScale.around([3, 47], isLogarithmic: false, includesZero: true).domain == 0...50)
    #expect(PlotScale.around([-3, 7], isLogarithmic: false, includesZero: true).domain == -4...8)
    #expect(PlotScale.around([3, 47], isLogarithmic: false, includesZero: false).domain == 3...47)
    #expect(PlotScale.around([0, 3, 470], isLogarithmic: true, includesZero: true).domain == 1...1_000)
    #expect(PlotScale.around([.nan], isLogarithmic: false, includesZero: true).domain == 0...1)
    #expect(PlotScale.around([-1], isLogarithmic: true, includesZero: true).domain == 1...10)
  }

  @Test(arguments: [
    (0.0...100, [0.0, 20, 40, 60, 80, 100]), (0...1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (3...12, [4, 6, 8, 10, 12]),
  ])
  func `ticks are round`(_ domain: ClosedRange<Double>, _ ticks: [Double]) {
    let found = PlotTicks.numbers(in: PlotScale(domain), count: 5)

    #expect(found.count == ticks.count && zip(found, ticks).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
  }

  @Test func `ticks of a logarithmic axis are powers of ten, fewer where there are many`() {
    #expect(PlotTicks.numbers(in: PlotScale(1...1_000, isLogarithmic: true), count: 5) == [1, 10, 100, 1_000])
    #expect(PlotTicks.numbers(in: PlotScale(1...1e8, isLogarithmic: true), count: 4) == [1, 1e2, 1e4, 1e6, 1e8])
    #expect(PlotTicks.numbers(in: PlotScale(2...9, isLogarithmic: true), count: 4).isEmpty)
    #expect(PlotTicks.step(for: 0, count: 5) == 1)
  }

  @Test func `ticks of dates are the beginnings of days, months and years`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    func ticks(_ first: String, _ last: String) -> [String] {
      let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
      let ends = [first, last].compactMap { try? style.parse($0).timeIntervalSince1970 }
      return PlotTicks.dates(in: PlotScale(ends[0]...ends[1]), count: 5, calendar: calendar).map {
        Date(timeIntervalSince1970: $0).formatted(style)
      }
    }

    #expect(ticks("2021-03-01", "2021-03-04") == ["2021-03-01", "2021-03-02", "2021-03-03", "2021-03-04"])
    #expect(ticks("2021-01-15", "2021-05-10") == ["2021-02-01", "2021-03-01", "2021-04-01", "2021-05-01"])
    #expect(ticks("2018-06-01", "2021-06-01") == ["2019-01-01", "2020-01-01", "2021-01-01"])
    #expect(PlotTicks.dates(in: PlotScale(0...1e6), by: .day, 0, calendar: calendar).isEmpty)
  }
}
