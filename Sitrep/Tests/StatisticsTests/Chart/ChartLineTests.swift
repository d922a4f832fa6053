import Foundation
import PortableUI
import TestTraits
import Testing

@testable import Statistics

@Suite struct ChartLineTests {
  @Test(.proves("B3")) func `missing days are gaps, and a day alone is a dot`() {
    let line = ChartLine([0, 0.5, nil, nil, 1])

    #expect(
      line.parts == [[CGPoint(x: 0, y: 1), CGPoint(x: 0.25, y: 0.5)], [CGPoint(x: 1, y: 0)]])
    let path = ChartLineShape(line: ChartLine([nil, 0.5, nil])).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    var expected = Path()
    expected.move(to: CGPoint(x: 50, y: 50))
    expected.addLine(to: CGPoint(x: 50, y: 50))
    #expect(path == expected)
  }

  @Test func `no day and one day are lines too`() {
    #expect(ChartLine([]).parts.isEmpty)
    #expect(ChartLine([nil]).parts.isEmpty)
    #expect(ChartLine([1]).parts == [[CGPoint(x: 0, y: 0)]])
  }

  @Test(.proves("B3"), arguments: 1...20)
  func `a long line keeps every column's extremes, and draws nothing that is not there`(
    seed: UInt64
  ) {
    let heights = ChartSamples.randomTotals(1_143, seed: seed).map { $0.map { Double(abs($0) % 1000) / 1000 } }
    let line = ChartLine(heights)
    let points = line.parts.flatMap(\.self)
    let days = Dictionary(
      uniqueKeysWithValues: heights.enumerated().compactMap { day, height in
        height.map { (Double(day) / 1_142, 1 - $0) }
      })

    #expect(points.count < heights.count)
    #expect(points.allSatisfy { days[$0.x] == $0.y })
    #expect(line.parts.count == heights.split { $0 == nil }.count)
    #expect(points.map(\.x) == points.map(\.x).sorted())
    // The naive way: the highest and the lowest day of each column of each part.
    var first = 0
    for part in heights.split(omittingEmptySubsequences: true, whereSeparator: { $0 == nil }) {
      first = part.startIndex
      let columns = Dictionary(grouping: part.indices) { Int((Double($0) / 1_142 * 300).rounded(.down)) }
      for days in columns.values {
        let values = days.compactMap { heights[$0] }
        let drawn = Set(points.filter { point in days.contains { Double($0) / 1_142 == point.x } }.map { $0.y })
        #expect(drawn.contains(1 - (values.max() ?? 0)) || days.contains(first) || days.contains(part.endIndex - 1))
        #expect(drawn.contains(1 - (values.min() ?? 0)) || days.contains(first) || days.contains(part.endIndex - 1))
      }
    }
  }

  @Test func `shapes grow with their room`() {
    let small = CGRect(x: 0, y: 0, width: 60, height: 40)
    let large = CGRect(x: 0, y: 0, width: 120, height: 80)

    #expect(ChartRules(steps: 4).path(in: small) != ChartRules(steps: 4).path(in: large))
    #expect(ChartRules(steps: 0).path(in: small) == ChartRules(steps: 1).path(in: small))
    #expect(!ChartMarks(places: [0.5]).path(in: small).isEmpty)
    #expect(ChartMarks(places: []).path(in: small).isEmpty)
  }
}
