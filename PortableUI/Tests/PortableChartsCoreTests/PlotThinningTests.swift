import Foundation
import TestTraits
import Testing

@testable import PortableChartsCore

@Suite struct PlotThinningTests {
  @Test func `a line of few points stays as it is`() {
    let run = (0..<600).map { CGPoint(x: Double($0) / 599, y: Double($0 % 7)) }

    #expect(PlotThinning.thinned([run]) == [run])
    #expect(PlotThinning.thinned([]).isEmpty)
  }

  @Test func `of many bars the highest of each column stands for those beside it`() {
    let heights = (0..<1_200).map { Double(($0 * 37) % 101) / 101 }
    let bars = heights.enumerated().map { index, height in
      CGRect(x: Double(index) / 1_200, y: 1 - height, width: 0.8 / 1_200, height: height)
    }

    let merged = PlotThinning.merged(bars)

    #expect(merged.count == 300)
    #expect(abs((merged.map(\.height).max() ?? 0) - 100.0 / 101) < 1e-9)
    #expect(merged.allSatisfy { abs($0.maxY - 1) < 1e-9 })
    #expect(PlotThinning.merged(Array(bars.prefix(300))) == Array(bars.prefix(300)))
  }

  @Test(arguments: 1...20) func `a long line keeps every column's extremes, and draws nothing that is not there`(
    seed: UInt64
  ) {
    var state = seed &* 6_364_136_223_846_793_005 &+ 1
    func next(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    let heights: [Double?] = (0..<1_143).map { _ in next(12) == 0 ? nil : Double(next(1_000)) / 1_000 }
    let runs = heights.indices.split { heights[$0] == nil }.map { days in
      days.map { CGPoint(x: Double($0) / 1_142, y: heights[$0] ?? 0) }
    }

    let thinned = PlotThinning.thinned(runs)

    #expect(thinned.count == runs.count)
    #expect(thinned.reduce(0) { $0 + $1.count } < heights.count)
    for (kept, run) in zip(thinned, runs) {
      #expect(kept.first == run.first && kept.last == run.last)
      #expect(kept.allSatisfy(run.contains))
      #expect(kept.map(\.x) == kept.map(\.x).sorted())
      // The naive way: the highest and the lowest point of each column.
      let inner = run.dropFirst().dropLast()
      for column in Dictionary(grouping: inner, by: { ($0.x * 300).rounded(.down) }).values {
        let (low, high) = (column.map(\.y).min(), column.map(\.y).max())
        #expect(kept.contains { point in column.contains(point) && point.y == low })
        #expect(kept.contains { point in column.contains(point) && point.y == high })
      }
    }
  }
}
