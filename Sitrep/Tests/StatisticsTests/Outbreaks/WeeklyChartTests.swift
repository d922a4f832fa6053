import Domain
import Foundation
import PortableUI
import Testing

@testable import Figures
@testable import Statistics

/// Charts of counts by the week: a bar a week, no mean, gaps where nobody reported.
@Suite struct WeeklyChartTests {
  private func series(_ news: [Int?], totals: [Int?]) throws -> ChartSeries {
    ChartSeries(
      code: try #require(CountryCode("GR")), name: "Greece", firstDay: try #require(Day("2025-05-04")), step: 7,
      totals: totals, news: news)
  }

  @Test func `each week stands on its last day, with its published count`() throws {
    let series = try series([5, nil, 7], totals: [10, 10, 18])

    let figure = try #require(ChartFigure([series], ChartRoute()))

    #expect(figure.step == 7 && !figure.hasMean)
    #expect(figure.days == (try #require(Day("2025-05-04")))...(try #require(Day("2025-05-18"))))
    #expect(figure.bars?.runs.flatMap { $0 }.map(\.value) == [5, 7])
    #expect(figure.missingDays == 1)
    #expect(series.new(on: try #require(Day("2025-05-18"))) == 7)
    #expect(series.new(on: try #require(Day("2025-05-17"))) == nil)
  }

  @Test func `weeks that nobody reported are hatched, those of 0 cases are not`() throws {
    let figure = try #require(
      ChartFigure([try series([5, nil, nil, 0, nil], totals: [5, 5, 5, 5, 5])], ChartRoute()))

    // Five weeks of 7 days, of whose first and last one half a week is drawn in whole days: 34 days.
    #expect(figure.unreported.count == 2)
    #expect(figure.unreported.first?.lowerBound == 6.5 / 34 && figure.unreported.first?.upperBound == 20.5 / 34)
    #expect(figure.unreported.last?.lowerBound == 27.5 / 34 && figure.unreported.last?.upperBound == 1)
    #expect(figure.bars?.runs.flatMap { $0 }.map(\.value) == [5, 0])
    let path = UnreportedGround(ranges: figure.unreported).path(in: CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(!path.isEmpty)
  }

  @Test func `a chart with thousands of gaps is a small drawing`() throws {
    let news = (0..<5_000).map { $0.isMultiple(of: 2) ? 1 : nil }
    let figure = try #require(ChartFigure([try series(news, totals: news)], ChartRoute()))

    let outline = [
      CGPoint(x: 0, y: 0), CGPoint(x: 0.1, y: 0), CGPoint(x: 0.1, y: 200), CGPoint(x: 0, y: 200),
    ]
    #expect(figure.unreported.count == 2_500)
    #expect(Hatching.lines(in: outline, apart: 300 * 2_500 / 4_000).count <= 2)
  }

  @Test func `days that were chosen are taken as the weeks that end on them`() throws {
    var route = ChartRoute()
    route.span = (try #require(Day("2025-05-06")))...(try #require(Day("2025-05-20")))

    let figure = try #require(ChartFigure([try series([1, 2, 3], totals: [1, 3, 6])], route))

    #expect(figure.days == (try #require(Day("2025-05-11")))...(try #require(Day("2025-05-18"))))
  }

  @Test func `a table goes week by week`() throws {
    let days = (try #require(Day("2025-05-04")))...(try #require(Day("2025-05-18")))

    #expect(ChartRows(days: days, step: 7).map(\.day.iso8601) == ["2025-05-18", "2025-05-11", "2025-05-04"])
    let between = try #require(Day("2025-05-13"))
    #expect(ChartTablePage(of: days, step: 7, endingOn: between).days.upperBound.iso8601 == "2025-05-11")
  }

  @Test func `the world's weeks are the sums of those who reported`() throws {
    func history(_ code: String, _ news: [Int?], _ totals: [Int?]) throws -> CountryHistory {
      CountryHistory(
        code: try #require(CountryCode(code)), firstDay: try #require(Day("2025-05-04")), confirmed: totals,
        recovered: [nil, nil], deaths: [nil, nil], step: 7, published: [.confirmed: news])
    }
    let world = try #require(
      WorldDays([try history("GR", [1, 2], [10, 12]), try history("US", [nil, nil], [100, 100])]))

    let totals = world.totals(on: try #require(Day("2025-05-11")))
    #expect(totals.newCases == 2 && totals.countries == 2 && totals.cases == 112)
    #expect(world.reporting(on: try #require(Day("2025-05-11"))) == 1)
    let between = world.totals(on: try #require(Day("2025-05-09")))
    #expect(between.newCases == 1)
  }
}
