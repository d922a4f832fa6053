import Domain
import Foundation
import Testing

@Suite struct MeasuresTests {
  /// Counts of others, with what a script of other hands made of them.
  @Test(arguments: [
    (739, 1_199, 100, 61.63, 58.85, 64.35), (2_069, 3_834, 100, 53.96, 52.38, 55.54),
    (623, 2_437, 100, 25.56, 23.87, 27.33), (247, 956, 100, 25.8, 23.2, 28.7), (42, 1_180, 100, 3.56, 2.64, 4.78),
    (42, 997, 100, 4.21, 3.13, 5.65), (9, 1_300, 100, 0.69, 0.36, 1.31), (243, 349, 100, 69.6, 64.6, 74.2),
    (67, 23_400, 10_000, 28.63, 22.55, 36.34), (296, 184_200, 10_000, 16.07, 14.34, 18.01),
    (29, 48_900, 10_000, 5.93, 4.13, 8.52), (1_127, 822_490, 10_000, 13.7, 12.93, 14.53),
  ])
  func `shares have the intervals of the published formula`(
    count: Int, total: Int, scale: Int, value: Double, low: Double, high: Double
  ) throws {
    let interval = try #require(Interval.wilson(count, total, per: scale))

    #expect(abs(interval.value - value) < 0.051)
    #expect(abs(interval.low - low) < 0.051)
    #expect(abs(interval.high - high) < 0.051)
    #expect(interval.count == count && interval.of == total && interval.scale == scale)
  }

  @Test func `an interval holds its share, stays within bounds, and mirrors that of the rest`() throws {
    for total in [1, 2, 3, 7, 50, 1_000, 1_000_000] {
      for count in Set([0, 1, total / 3, total / 2, total - 1, total]) {
        let interval = try #require(Interval.wilson(count, total))
        let rest = try #require(Interval.wilson(total - count, total))
        #expect(interval.low >= 0 && interval.low <= interval.value && interval.value <= interval.high)
        #expect(interval.high <= 100 && interval.low < interval.high)
        #expect(abs(interval.low + rest.high - 100) < 1e-9 && abs(interval.high + rest.low - 100) < 1e-9)
      }
    }
    #expect(try #require(Interval.wilson(0, 10)).low == 0)
    #expect(try #require(Interval.wilson(10, 10)).high == 100)
  }

  @Test func `there is no share of nothing, below nothing, or above all`() {
    for (count, total) in [(0, 0), (1, 0), (-1, 10), (11, 10), (3, -5), (.min, .max), (.max, .min)] {
      #expect(Interval.wilson(count, total) == nil)
    }
    #expect(Interval.wilson(.max, .max)?.value == 100)
  }

  @Test func `quantiles are linear between order statistics`() {
    #expect(Quantile.of(0.5, [3, 1, 2]) == 2)
    #expect(Quantile.of(0.5, [4, 1, 2, 3]) == 2.5)
    #expect(Quantile.of(0.25, [1, 2, 3, 4]) == 1.75)
    #expect(Quantile.of(0.9, [1, 2]) == 1.9)
    #expect(Quantile.of(0, [5, 9]) == 5 && Quantile.of(1, [5, 9]) == 9)
    #expect(Quantile.of(0.3, [7]) == 7)
    #expect(Quantile.of(0.5, []) == nil && Quantile.of(1.1, [1]) == nil && Quantile.of(-0.1, [1]) == nil)
    #expect(Quantile.of(.nan, [1]) == nil)
  }

  @Test func `a trend compares the last week with the one before, and two with two`() throws {
    let trend = try #require(Trend(weeks: [152, 127, 90, 45, 31, 12], lastWeek: try day("2024-05-06")))

    #expect(trend.week?.last == 12 && trend.week?.before == 31)
    #expect(trend.twoWeeks?.last == 43 && trend.twoWeeks?.before == 135)
    #expect(abs(try #require(trend.week?.percent) + 61.3) < 0.05)
    #expect(abs(try #require(trend.twoWeeks?.percent) + 68.1) < 0.06)
    #expect(abs(try #require(trend.growthPerDay) + 0.0917) < 0.0001)
    #expect(abs(try #require(trend.halvingDays) - 7.6) < 0.05 && trend.doublingDays == nil)
  }

  @Test func `a trend that grows has a doubling time`() throws {
    let trend = try #require(
      Trend(weeks: [4, 5, 12, 30, 49, 99, 163, 174, 152], lastWeek: try day("2024-03-25")))

    #expect(abs(try #require(trend.week?.percent) + 12.6) < 0.05)
    #expect(abs(try #require(trend.twoWeeks?.percent) - 24.4) < 0.05)
    #expect(abs(try #require(trend.growthPerDay) - 0.0193) < 0.00005)
    #expect(abs(try #require(trend.doublingDays) - 35.9) < 0.1 && trend.halvingDays == nil)
  }

  @Test func `weeks without a report, or with few cases, leave a trend untold`() throws {
    let last = try day("2024-05-06")

    #expect(Trend(weeks: [], lastWeek: last) == nil)
    let alone = try #require(Trend(weeks: [7], lastWeek: last))
    #expect(alone.lastCount == 7)
    #expect(alone.week == nil && alone.twoWeeks == nil && alone.growthPerDay == nil)
    let gap = try #require(Trend(weeks: [5, 6, nil, 8, 9], lastWeek: last))
    #expect(gap.week == .init(last: 9, before: 8) && gap.twoWeeks == nil && gap.growthPerDay == nil)
    #expect(try #require(Trend(weeks: [nil, 8], lastWeek: last)).week == nil)
    let few = try #require(Trend(weeks: [5, 4, 50, 60], lastWeek: last))
    #expect(few.growthPerDay == nil && few.doublingDays == nil)
    let zero = try #require(Trend(weeks: [0, 3], lastWeek: last))
    #expect(zero.week == .init(last: 3, before: 0) && zero.week?.percent == nil)
    let steady = try #require(Trend(weeks: [9, 9, 9, 9], lastWeek: last))
    #expect(steady.growthPerDay == 0 && steady.doublingDays == nil && steady.halvingDays == nil)
    #expect(Trend(weeks: [1, .max, .max, .max], lastWeek: last)?.twoWeeks == nil)
  }
}
