import Domain
import Foundation
import TestTraits
import Testing

@testable import Figures
@testable import Statistics

@Suite struct ChartFigureTests {
  private let day = ChartSamples.day

  private func place(_ change: (inout ChartRoute) -> Void = { _ in }) -> ChartRoute {
    var place = ChartRoute()
    change(&place)
    return place
  }

  @Test(.proves("B3")) func `a correction is marked at 0 and told with its sign`() throws {
    let figure = try #require(
      ChartFigure([ChartSamples.series([0, 10, 20, 5, 30])], place()))

    #expect(figure.corrections == [.init(name: "FR", day: day(3), count: -15)])
    #expect(figure.correctionDays == [day(3)])
    let daily = try #require(figure.daily?.runs.first)
    #expect(figure.scale.ticks == [0, 10, 20, 30])
    #expect(daily.map(\.day) == (1...4).map(day))
    #expect(daily.map(\.value) == [10, 10, -15, 25])
    #expect(figure.scale.position(of: -15) == 0)
    #expect(figure.missingDays == 1)
    #expect(figure.entries[0].peak == .init(day: day(4), value: 25))
    #expect(figure.entries[0].latest == .init(day: day(4), value: 25))
  }

  @Test(.proves("B3")) func `in total a fall is drawn as it is and marked nowhere`() throws {
    let figure = try #require(
      ChartFigure([ChartSamples.series([0, 10, nil, 5])], place { $0.kind = .total }))

    #expect(figure.corrections.isEmpty)
    #expect(figure.daily == nil)
    #expect(figure.missingDays == 1)
    #expect(figure.entries[0].line.runs.map(\.count) == [2, 1])
    #expect(figure.entries[0].peak?.value == 10)
    #expect(figure.entries[0].latest?.value == 5)
  }

  @Test(.proves("B3")) func `a range takes the last days; the mean knows the days before them`() throws {
    let totals = (0..<200).map { Optional($0 * 10) }
    let figure = try #require(ChartFigure([ChartSamples.series(totals)], place { $0.range = .days28 }))

    #expect(figure.days == day(172)...day(199))
    #expect(figure.entries[0].line.runs.map(\.count) == [28])
    #expect(ChartFigure([ChartSamples.series([1, 2])], place { $0.range = .days90 })?.days == day(0)...day(1))
  }

  @Test func `days that were chosen take the place of the last ones, as far as there are such`() throws {
    func days(_ span: ClosedRange<Day>) -> ClosedRange<Day>? {
      let totals = (0..<50).map { Optional($0 * 10) }
      return ChartFigure(
        [ChartSamples.series(totals)],
        place {
          $0.range = .days28
          $0.span = span
        })?.days
    }

    #expect(days(day(3)...day(9)) == day(3)...day(9))
    #expect(days(day(40)...day(99)) == day(40)...day(49))
    #expect(days(day(90)...day(99)) == day(22)...day(49))
  }

  @Test(.proves("B3")) func `countries whose series begin and end on other days stand on one axis`() throws {
    let figure = try #require(
      ChartFigure(
        [
          ChartSamples.series([1, 2, 3]), ChartSamples.series([10, 20, 30], "DE", firstDay: day(2)),
        ], place { $0.kind = .total }))

    #expect(figure.days == day(0)...day(4))
    #expect(figure.entries.map { $0.latest?.day } == [day(2), day(4)])
    #expect(figure.missingDays == 4)
    #expect(figure.entries[1].line.runs[0].first?.day == day(2))
  }

  @Test(.proves("B3")) func `a logarithmic scale leaves out 0 and says so`() throws {
    let figure = try #require(
      ChartFigure(
        [ChartSamples.series([0, 0, 1, 100])],
        place {
          $0.kind = .total
          $0.isLogarithmic = true
        }))

    #expect(figure.leftOut == 2)
    #expect(figure.scale.ticks == [1, 10, 100])
    #expect(figure.entries[0].line.runs.map(\.count) == [2])
  }

  @Test(.proves("B3")) func `rates need a population of every country`() throws {
    let rates = place {
      $0.kind = .total
      $0.isRate = true
    }
    let known = try #require(ChartFigure([ChartSamples.series([50], population: 200_000)], rates))
    #expect(known.isRate)
    #expect(known.entries[0].latest?.value == 25)

    let unknown = try #require(
      ChartFigure([ChartSamples.series([50], population: 200_000), ChartSamples.series([7], "DE")], rates))
    #expect(!unknown.isRate)
    #expect(unknown.entries[0].latest?.value == 50)
  }

  @Test func `without days there is no chart; without counts an empty one`() throws {
    #expect(ChartFigure([], place()) == nil)
    #expect(ChartFigure([ChartSamples.series([])], place()) == nil)
    let empty = try #require(ChartFigure([ChartSamples.series([nil, nil])], place()))
    #expect(empty.entries[0].peak == nil && empty.entries[0].line.runs.isEmpty && empty.scale.ticks == [0, 1])
  }

  @Test(.proves("B3")) func `a chart names five days, the first and the last among them`() throws {
    func labelled(_ count: Int) throws -> [Day] {
      try #require(ChartFigure([ChartSamples.series(Array(repeating: 1, count: count))], place())).labelledDays
    }

    #expect(try labelled(9) == [0, 2, 4, 6, 8].map(day))
    #expect(try labelled(3) == [0, 1, 2].map(day))
    #expect(try labelled(1) == [day(0)])
  }

  @Test(.proves("B3")) func `of a long time the firsts of months are named, at most eight`() throws {
    let figure = try #require(ChartFigure([ChartSamples.series(Array(repeating: 1, count: 627))], place()))
    let (first, last) = (figure.days.lowerBound, figure.days.upperBound)

    #expect(figure.namesMonths)
    #expect((5...8).contains(figure.labelledDays.count))
    #expect(figure.labelledDays.allSatisfy { $0.day == 1 && (first...last).contains($0) })
    #expect(figure.labelledDays.allSatisfy { ($0.month - 1).isMultiple(of: 3) })
  }

  @Test(.proves("B3")) func `a day far above the others is cut at the top, marked and told`() throws {
    var totals = (0..<100).map { Optional($0 * 10) }
    for index in 50..<100 { totals[index] = totals[index].map { $0 + 5_000 } }
    let figure = try #require(ChartFigure([ChartSamples.series(totals)], place()))

    #expect(figure.cut == [.init(day: day(50), value: 5_010)])
    #expect(figure.scale.top >= 724 && figure.scale.top < 5_010)
    #expect(figure.count(of: figure.entries[0], on: day(50))?.value == 5_010)
    let logarithmic = try #require(ChartFigure([ChartSamples.series(totals)], place { $0.isLogarithmic = true }))
    #expect(logarithmic.cut.isEmpty && logarithmic.scale.top >= 5_010)
  }

  @Test func `the names at the ends of lines stand apart`() throws {
    let series = ["FR", "DE", "IT", "ES"].map { ChartSamples.series([0, 100, 1_000], $0) }
    let figure = try #require(ChartFigure(series, place { $0.kind = .total }))

    let places = figure.lineNames.compactMap { figure.scale.position(of: $0.value) }
    #expect(places.count == 4)
    #expect(zip(places.dropFirst(), places).allSatisfy { $0 - $1 > LineName.height - 1e-9 })
    #expect(places.allSatisfy { (0...1).contains($0) })
    #expect(figure.drawnDays.upperBound >= figure.days.upperBound)
  }

  @Test(.proves("B3")) func `a day can be asked for its figures`() throws {
    let figure = try #require(
      ChartFigure([ChartSamples.series([0, 70, 140, 210, 280, 350, 420, 490, nil, 490])], place()))
    let entry = figure.entries[0]

    #expect(figure.value(of: entry, on: day(7)) == .init(day: day(7), value: 70))
    #expect(figure.count(of: entry, on: day(7)) == .init(day: day(7), value: 70))
    #expect(figure.value(of: entry, on: day(8)) == nil && figure.count(of: entry, on: day(9)) == nil)
  }

  @Test(.proves("B3")) func `the rows of the table are the days, newest first`() {
    let rows = ChartRows(days: day(0)...day(2))

    #expect(rows.map(\.day) == [day(2), day(1), day(0)])
    #expect(rows.map(\.id) == rows.map(\.day.daysSinceEpoch))
  }
}
