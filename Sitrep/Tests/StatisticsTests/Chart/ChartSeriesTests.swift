import Domain
import TestTraits
import Testing

@testable import Figures
@testable import Statistics

@Suite struct ChartSeriesTests {
  private let day = ChartSamples.day

  @Test(.proves("B3")) func `what a day added keeps its sign, and is unknown beside a missing day`() {
    let series = ChartSamples.series([10, 15, nil, 30, 25])

    #expect((0..<5).map { series.new(on: day($0)) } == [nil, 5, nil, nil, -5])
    #expect(series.total(on: day(-1)) == nil && series.total(on: day(5)) == nil)
    #expect(series.lastDay == day(4))
  }

  @Test(.proves("B3")) func `the mean is that of a day and the six before it`() {
    let series = ChartSamples.series([0, 1, 3, 6, 10, 15, 21, 28, 28])

    #expect(series.weeklyMean(on: day(6)) == nil)
    #expect(series.weeklyMean(on: day(7)) == 4)
    #expect(series.weeklyMean(on: day(8)) == 27.0 / 7)
  }

  @Test(.proves("B3"), arguments: 1...20) func `the mean equals a naive recount of seven days`(seed: UInt64) {
    let totals = ChartSamples.randomTotals(200, seed: seed)
    let series = ChartSamples.series(totals)
    var compared = 0
    for number in 7..<200 {
      let added = (number - 6...number).map { last in totals[last].flatMap { now in totals[last - 1].map { now - $0 } }
      }
      let mean = series.weeklyMean(on: day(number))
      if added.allSatisfy({ $0 != nil }) {
        compared += 1
        #expect(abs((mean ?? .nan) - Double(added.compactMap(\.self).reduce(0, +)) / 7) < 1e-9)
      }
      // A day missing between hides nothing: the totals at both ends say what came in between.
      #expect((mean == nil) == (totals[number] == nil || totals[number - 7] == nil))
    }
    #expect(compared > 20)
  }

  @Test(.proves("B3")) func `a measure takes its own counts; people of none are no people`() {
    let history = ChartSamples.history([100, 200])

    #expect(ChartSeries(history, .deaths, name: "").totals == [10, 20])
    #expect(ChartSeries(history, .recovered, name: "").totals == [nil, nil])
    #expect(ChartSeries(history, .cases, name: "", population: 0).factor(isRate: true) == nil)
    #expect(ChartSeries(history, .cases, name: "", population: 200_000).factor(isRate: true) == 0.5)
    #expect(ChartSeries(history, .cases, name: "").factor(isRate: false) == 1)
  }

  @Test func `a difference too large to be told is unknown`() {
    #expect(ChartSamples.series([-2, Int.max]).new(on: day(1)) == nil)
  }
}
