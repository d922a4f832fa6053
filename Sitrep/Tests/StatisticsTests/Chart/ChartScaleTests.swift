import TestTraits
import Testing

@testable import Figures
@testable import Statistics

@Suite struct ChartScaleTests {
  @Test(
    .proves("B3"),
    arguments: [
      (0.0, [0.0, 1]), (1, [0, 1]), (3, [0, 1, 2, 3]), (4, [0, 1, 2, 3, 4]), (5, [0, 2, 4, 6]), (10, [0, 5, 10]),
      (41, [0, 20, 40, 60]), (101, [0, 50, 100, 150]), (117_900, [0, 50_000, 100_000, 150_000]),
      (348_840, [0, 100_000, 200_000, 300_000, 400_000]), (-5, [0, 1]),
    ] as [(Double, [Double])])
  func `ticks are round, few, and reach the highest value`(highest: Double, ticks: [Double]) {
    #expect(ChartScale([0, highest], isLogarithmic: false, isCounts: true).ticks == ticks)
  }

  @Test func `a rate may have steps that are parts of one`() {
    #expect(
      ChartScale([0.7], isLogarithmic: false, isCounts: false).ticks.map { ($0 * 10).rounded() } == [0, 2, 4, 6, 8])
    #expect(ChartScale([0.7], isLogarithmic: false, isCounts: true).ticks == [0, 1])
  }

  @Test(
    .proves("B3"),
    arguments: [
      ([1.0, 10], [1.0, 10]), ([1, 1], [1, 10]), ([3, 5000], [1, 10, 100, 1000, 10_000]),
      ([2, 400_000], [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]), ([0.14, 900], [0.1, 1, 10, 100, 1000]),
      ([0, -4], [1, 10]),
      ([1000, 1000], [1000, 10_000]), ([0.001, 3e9], [0.001, 0.1, 10, 1000, 100_000, 1e7, 1e9, 1e11]),
    ] as [([Double], [Double])])
  func `a logarithmic axis has each power of ten, of more than eight every second one`(
    values: [Double], ticks: [Double]
  ) {
    let scale = ChartScale(values, isLogarithmic: true, isCounts: false)

    #expect(zip(scale.ticks, ticks).allSatisfy { abs($0 - $1) < 1e-9 * $1 } && scale.ticks.count == ticks.count)
  }

  @Test(.proves("B3")) func `a logarithmic axis of counts begins at 1`() {
    let scale = ChartScale([0.14, 900], isLogarithmic: true, isCounts: true)

    #expect(scale.ticks == [1, 10, 100, 1000])
    #expect(scale.position(of: 0.14) == nil)
    #expect(scale.position(of: 1) == 0)
  }

  @Test(arguments: [false, true]) func `a position tells its value`(isLogarithmic: Bool) throws {
    let scale = ChartScale([1, 1000], isLogarithmic: isLogarithmic, isCounts: true)

    for value in [1.0, 10, 100, 999] {
      #expect(abs(scale.value(at: try #require(scale.position(of: value))) - value) < 1e-6)
    }
  }

  @Test(.proves("B3")) func `below 0 is clamped on a linear axis, and has no place on a logarithmic one`() {
    let linear = ChartScale([0, 100], isLogarithmic: false, isCounts: true)
    #expect(linear.position(of: -348_840) == 0)
    #expect(linear.position(of: 50) == 0.5)

    let logarithmic = ChartScale([1, 100], isLogarithmic: true, isCounts: true)
    #expect(logarithmic.position(of: 10) == 0.5)
    #expect(logarithmic.position(of: 0) == nil)
    #expect(logarithmic.position(of: -1) == nil)
  }

  @Test(arguments: 1...200) func `every value of a range has a place, in order`(power: Int) {
    let highest = 1.37 * Double(power * power * power)
    for isLogarithmic in [false, true] {
      let values = stride(from: 0.5, through: highest, by: max(highest / 20, 0.1)).map(\.self) + [highest]
      let scale = ChartScale(values, isLogarithmic: isLogarithmic, isCounts: false)
      let places = values.sorted().compactMap(scale.position(of:))

      #expect(places.count == values.count && places == places.sorted())
      #expect(places.allSatisfy { (0...1).contains($0) })
      #expect((2...9).contains(scale.ticks.count) && scale.top >= highest * 0.999_999)
    }
  }
}
