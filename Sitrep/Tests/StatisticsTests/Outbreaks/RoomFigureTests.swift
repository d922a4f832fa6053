import DesignSystem
import Domain
import Foundation
import Testing

@testable import Figures
@testable import Statistics

/// Cases and messages of the days that somebody chose.
@Suite struct RoomFigureTests {
  private let monday = Day("2024-04-01")

  private func weeks(
    _ cases: [Int?], deaths: [Int?] = [], from: String? = nil, to: String? = nil
  ) throws -> RoomFigure {
    let first = try #require(monday)
    let bars = cases.enumerated().map { index, count in
      RoomFigure.Bar(
        firstDay: first.advanced(by: 7 * index), cases: count,
        deaths: deaths.indices.contains(index) ? deaths[index] : nil, isIncomplete: index == cases.count - 1)
    }
    return try #require(RoomFigure(bars, by: .week(start: .monday), try route(from, to)))
  }

  private func route(_ from: String?, _ to: String?) throws -> RoomRoute {
    var route = RoomRoute()
    if let from { route.begin(on: try day(from)) }
    if let to { route.end(on: try day(to)) }
    return route
  }

  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  @Test func `without chosen days all bars are shown, with their sums`() throws {
    let figure = try weeks([5, nil, 3], deaths: [1, nil, 0])

    #expect(figure.bars.count == 3 && !figure.isChosen && !figure.isOutside)
    #expect(figure.cases == 8 && figure.deaths == 1)
    #expect(try figure.days == day("2024-04-01")...day("2024-04-21"))
    #expect(figure.bounds.map(\.iso8601) == ["2024-04-01", "2024-04-08", "2024-04-15", "2024-04-22"])
    #expect(try figure.firstIncomplete == day("2024-04-15"))
    #expect(try weeks([nil, nil]).cases == nil, "no report is no 0")
    #expect(RoomFigure([], by: .day, RoomRoute()) == nil)
  }

  @Test(
    arguments: [
      ("2024-04-09", "2024-04-10", ["2024-04-08"]), ("2024-04-07", "2024-04-08", ["2024-04-01", "2024-04-08"]),
      ("2024-04-14", nil, ["2024-04-08", "2024-04-15"]), (nil, "2024-04-01", ["2024-04-01"]),
      ("2000-01-01", "2030-01-01", ["2024-04-01", "2024-04-08", "2024-04-15"]),
    ] as [(String?, String?, [String])])
  func `a week with a chosen day is shown whole, and so are its messages`(
    _ from: String?, _ to: String?, _ shown: [String]
  ) throws {
    let figure = try weeks([5, 4, 3], from: from, to: to)

    #expect(figure.isChosen)
    #expect(figure.bars.map(\.firstDay.iso8601) == shown)
    #expect(figure.days.upperBound == figure.bars.last?.firstDay.advanced(by: 6))
    #expect(figure.shown(of: ["2024-04-01", "2024-04-08", "2024-04-15"]) == shown)
    #expect(figure.all.count == 3 && figure.bounds.count == 4)
  }

  @Test(
    arguments: [("2024-04-22", nil), (nil, "2024-03-31"), ("2025-01-01", "2025-02-01")] as [(String?, String?)])
  func `days without figures are said, and all are shown`(_ from: String?, _ to: String?) throws {
    let figure = try weeks([5, 4, 3], from: from, to: to)

    #expect(figure.isOutside && !figure.isChosen)
    #expect(figure.bars.count == 3)
  }

  @Test func `an end before the beginning takes its place`() throws {
    var room = RoomRoute()
    room.begin(on: try day("2024-04-10"))
    room.end(on: try day("2024-04-03"))
    #expect(try room.from == nil && room.to == day("2024-04-03"))
    room.begin(on: try day("2024-04-05"))
    #expect(try room.from == day("2024-04-05") && room.to == nil)
    room.choose((try day("2024-04-01"))...(try day("2024-04-07")))
    #expect(room.query.map(\.text) == ["2024-04-01", "2024-04-07"])
    room.clear()
    #expect(room.isEmpty && room == RoomRoute())
  }

  @Test func `a bar is known by any of its days`() throws {
    let figure = try weeks([5, 4, 3], from: "2024-04-08")

    #expect(try figure.bar(at: day("2024-04-14"))?.cases == 4)
    #expect(try figure.bar(at: day("2024-04-21"))?.cases == 3)
    #expect(try figure.bar(at: day("2024-04-22")) == nil)
    #expect(try figure.bar(at: day("2024-04-07")) == nil)
  }

  @Test func `only the last bars are drawn, and sums don't overflow`() throws {
    let long = try weeks(Array(repeating: 1, count: CurveFigure.mostBars + 5))
    #expect(long.isCut && long.all.count == CurveFigure.mostBars && long.cases == CurveFigure.mostBars)
    #expect(try weeks([.max, 5]).cases == .max)
  }

  @Test func `what fell below 0 has no bar`() throws {
    let figure = try weeks([5, -2, nil, 0])

    #expect(figure.drawn(figure.bars.map(\.cases)).map(\.count) == [5])
    #expect(figure.cases == 3)
    #expect(try weeks([-2]).caseScale.bottom == 0)
  }

  @Test func `complete weeks of counts have their deaths beside them`() throws {
    let place = PlaceKey(name: "Baro")
    let first = try day("2024-04-01")
    let counts = OutbreakCounts(
      places: [OutbreakPlace(key: place, name: "Baro")],
      series: [
        CountSeries(place: place, measure: .cases(.all), firstDay: first, new: [5, 4, 3]),
        CountSeries(place: place, measure: .deaths(.all), firstDay: first.advanced(by: 7), new: [2, nil]),
      ])
    func weeks(_ measure: Measure) throws -> CompleteWeeks? {
      CompleteWeeks(counts, measure, by: try day("2024-04-21"), .week(start: .monday))
    }

    let figure = try #require(
      RoomFigure(
        cases: try weeks(.cases(.all)), deaths: try weeks(.deaths(.all)), by: .week(start: .monday), RoomRoute()))

    #expect(figure.bars.map(\.firstDay.iso8601) == ["2024-04-01", "2024-04-08", "2024-04-15"])
    #expect(figure.bars.map(\.cases) == [5, 4, 3])
    #expect(figure.bars.map(\.deaths) == [nil, 2, nil])
    #expect(RoomFigure(cases: nil, deaths: nil, by: .week(start: .monday), RoomRoute()) == nil)
  }

  @Test func `the numbers of two axes are equally wide`() {
    let format = WideAxisFormat(width: 4).locale(Locale(identifier: "en_US"))

    #expect(format.format(5) == "\u{2007}\u{2007}\u{2007}5")
    #expect(format.format(1_500) == "1.5K")
    #expect(format.format(250_000) == "250K")
    let scales = [RoomFigure.scale(of: [3]), RoomFigure.scale(of: [1_500])]
    #expect(WideAxisFormat.width(of: scales, for: Locale(identifier: "en_US")) == 4)
  }
}
