import TestTraits
import Testing

@testable import Statistics

@Suite struct GraphProportionsTests {
  @Test(.proves(34)) func `half the total is half as long`() {
    let whole = GraphProportions(total: 100, new: nil, scale: 100)
    let half = GraphProportions(total: 50, new: nil, scale: 100)

    #expect(half.bar * 2 == whole.bar)
  }

  @Test(.proves(36)) func `the largest total takes 90% of the column`() {
    #expect(GraphProportions(total: 30_451, new: 12, scale: 30_451).bar == 0.9)
  }

  @Test(.proves(29)) func `the new part is a share of the bar and leaves the bar as long as it is`() {
    let graph = GraphProportions(total: 200, new: 50, scale: 400)

    #expect(graph.new == 0.25)
    #expect(graph.bar == GraphProportions(total: 200, new: 0, scale: 400).bar)
  }

  @Test(
    .proves("D7"),
    arguments: [
      (total: 10, new: 25, drawn: 1.0), (total: 10, new: -3, drawn: 0.0), (total: 10, new: nil, drawn: 0.0),
      (total: 10, new: 10, drawn: 1.0),
    ] as [(total: Int, new: Int?, drawn: Double)])
  func `the new part stays between nothing and the whole bar`(total: Int, new: Int?, drawn: Double) {
    #expect(GraphProportions(total: total, new: new, scale: 10).new == drawn)
  }

  @Test(.proves("D7")) func `an unknown total is the full length, as an outline`() {
    let graph = GraphProportions(total: nil, new: 5, scale: 100)

    #expect(graph.isUnknown)
    #expect(graph.bar == GraphProportions.largest)
    #expect(graph.new == 0)
  }

  @Test(.proves("D7"), arguments: [0, nil, -5] as [Int?])
  func `where all is zero nothing is drawn and nothing is divided`(scale: Int?) {
    let graph = GraphProportions(total: 0, new: 0, scale: scale)

    #expect(graph == GraphProportions(total: -5, new: -1, scale: scale))
    #expect(graph.bar == 0 && graph.new == 0 && !graph.isUnknown)
  }
}
