import Domain
import Foundation
import Interchange
import TestTraits
import Testing

@testable import Figures
@testable import Statistics

/// What is shared is what is shown, and what the card gives ends on the day of its figures.
@MainActor
@Suite struct SharedChartTests {
  private let france = ChartSamples.code("FR")
  private let germany = ChartSamples.code("DE")

  private func words(_ request: ChartRequest) throws -> ShareWords {
    let report = SampleStatistics().latestReport()
    let figures = try #require(report[germany])
    return ShareWords(
      of: CountryStats(figures: figures, name: "Germany", isWatched: false), asOf: report.asOf, source: report.source,
      chart: request, shown: nil, locale: Locale(identifier: "en"))
  }

  private func shared(_ place: ChartRoute, people: Int? = nil, endsWithFigures: Bool = false) throws -> SharedFigures {
    let request = ChartRequest(
      [.init(germany, name: "Germany", people: people), .init(france, name: "France", people: people)], place)
    let report = SampleStatistics().latestReport()
    return SharedFigures(
      words: try words(request), figures: try #require(report[germany]), source: report.source, chart: request,
      endsWithFigures: endsWithFigures, files: FiguresFileCodec(countries: [])
    ) { code in
      let history = ChartSamples.history((0..<40).map { $0 * 10 }, code.rawValue)
      return SourcedHistory(history: history, source: DataSource(name: "Somebody", url: "", licence: ""))
    }
  }

  @Test(.proves("U3"))
  func `the picture has the measure, the scale, the countries and the days of the chart that is shown`()
    async throws
  {
    var place = ChartRoute(settings: "deaths,total,28,log,rate", comparison: "FR")
    place.showsTable = true
    let picture = try await shared(place, people: 1_000_000).picture()

    #expect(picture.contains(">Cumulative deaths per 100,000 people, logarithmic scale</text>"))
    #expect(picture.contains(". Cumulative deaths per 100,000 people, logarithmic scale: Germany, France</title>"))
    #expect(picture.contains(">Germany</text>") && picture.contains(">France</text>"))
    #expect(picture.contains(">January 13, 2021</text>") && picture.contains(">February 9, 2021</text>"))
    #expect(picture.contains(ChartLook.line(0).hexadecimal) && picture.contains(ChartLook.line(1).hexadecimal))
    #expect(picture.contains("stroke-dasharray=\"12.8 8\""))
  }

  @Test(.proves("U3")) func `without a population of each country no rate is shared`() async throws {
    let shared = try shared(ChartRoute(settings: "deaths,rate", comparison: ""))

    #expect(try await shared.picture().contains(">Daily new deaths</text>"))
    #expect(try await !String(decoding: shared.table(), as: UTF8.self).contains("per_100000"))
  }

  @Test(.proves("U3")) func `days that were chosen on the chart are what is shared`() async throws {
    let shared = try shared(ChartRoute(settings: "2021-01-20..2021-01-25", comparison: "FR"))
    let lines = try await String(decoding: shared.table(), as: UTF8.self).split(separator: "\r\n")
    let picture = try await shared.picture()

    #expect(shared.fileName == "sitrep-DE-FR-2021-01-20-to-2021-01-25-2021-08-04")
    #expect(lines.count == 13 && lines[1].hasPrefix("Germany,DE,2021-01-20,"))
    #expect(lines[12].hasPrefix("France,FR,2021-01-25,"))
    #expect(picture.contains(">January 20, 2021</text>") && picture.contains(">January 25, 2021</text>"))
  }

  @Test(.proves("U3")) func `the table has the countries and the days of the chart, and its rate`() async throws {
    let shared = try shared(ChartRoute(settings: "deaths,28,rate", comparison: "FR"), people: 2_000_000)
    let lines = try await String(decoding: shared.table(), as: UTF8.self).split(separator: "\r\n")

    #expect(shared.fileName == "sitrep-DE-FR-deaths-28-days-per-100000-2021-08-04")
    #expect(lines[0].hasSuffix(",deaths,new_deaths,population,new_deaths_per_100000,source"))
    #expect(lines.count == 58)
    #expect(lines[1] == "Germany,DE,2021-01-13,120,10,,,12,1,2000000,0.05,Somebody")
    #expect(lines[29].hasPrefix("France,FR,2021-01-13,"))
    #expect(lines[57].hasPrefix("Germany,DE,2021-08-04,"), "the day of the figures, which is later")
  }

  @Test(.proves("L6")) func `the chart ends on the day of the figures`() throws {
    let series = ChartSamples.series([1, 2, 3, 4, 5])

    let cut = series.ending(on: ChartSamples.day(2), with: DailyCount(total: 3, new: 1))
    #expect(cut.totals == [1, 2, 3])
    let longer = series.ending(on: ChartSamples.day(7), with: DailyCount(total: 20, new: 4))
    #expect(longer.totals == [1, 2, 3, 4, 5, nil, 16, 20])
    #expect(series.ending(on: ChartSamples.day(5), with: DailyCount(total: 6, new: 1)).totals == [1, 2, 3, 4, 5, 6])
    #expect(series.ending(on: ChartSamples.day(-1), with: DailyCount(total: 6, new: 1)).totals == [])
    #expect(series.ending(on: .distantFuture, with: DailyCount(total: 6, new: 1)) == series)
  }

  @Test(.proves("L6")) func `the picture of the card has all that the card shows, the day before included`()
    async throws
  {
    let picture = try await shared(ChartRoute(), endsWithFigures: true).picture()

    for text in [
      "Germany, France", "🇩🇪 Germany (DE) · As of August 4, 2021", "3,786,003", "3,659 new", "New cases the day before",
      "2,547",
      "3,659,260",
      "91,736", "35,007", "Source: Johns Hopkins University CSSE (sample)",
    ] {
      #expect(picture.contains(">\(text)</text>"), "\(text)")
    }
    #expect(picture.contains(">August 4, 2021</text>"), "the last day of the chart")
    #expect(!picture.contains(">February 9, 2021</text>"))
  }
}
