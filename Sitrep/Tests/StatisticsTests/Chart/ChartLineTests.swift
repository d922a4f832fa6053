import Domain
import Foundation
import PortableCharts
import TestTraits
import Testing

@testable import Figures
@testable import Statistics

@Suite struct ChartLineTests {
  private let day = ChartSamples.day
  private let scale = ChartScale([1], isLogarithmic: false, isCounts: false)

  @Test(.proves("B3")) func `missing days are gaps between runs`() {
    let line = ChartLine([0, 0.5, nil, nil, 1], from: day(3), on: scale)

    #expect(
      line.runs == [
        [.init(day: day(3), value: 0), .init(day: day(4), value: 0.5)], [.init(day: day(7), value: 1)],
      ])
    #expect(ChartLine([], from: day(0), on: scale).runs.isEmpty)
    #expect(ChartLine([nil], from: day(0), on: scale).runs.isEmpty)
  }

  @Test(.proves("B3")) func `what a logarithmic axis has no place for is a gap`() {
    let scale = ChartScale([1, 100], isLogarithmic: true, isCounts: false)

    #expect(ChartLine([1, 0, 100, -5], from: day(0), on: scale).runs.map { $0.map(\.value) } == [[1], [100]])
  }

  @Test func `on a chart a day is its beginning in Greenwich, and the nearest one is found again`() throws {
    let day = try #require(Day(year: 2021, month: 8, day: 4))

    #expect(day.primitivePlottable == Date(timeIntervalSince1970: 1_628_035_200))
    #expect(Day(primitivePlottable: Date(timeIntervalSince1970: 1_628_035_200 - 3_600)) == day)
    #expect(Day(primitivePlottable: Date(timeIntervalSince1970: .infinity)) == nil)
    #expect(Day(primitivePlottable: Date(timeIntervalSince1970: 1e15)) == nil)
  }
}
