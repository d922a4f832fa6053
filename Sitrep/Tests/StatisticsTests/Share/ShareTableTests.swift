import Domain
import Foundation
import Interchange
import TestTraits
import Testing

@testable import Figures
@testable import Statistics

@Suite struct ShareTableTests {
  private let codec = FiguresFileCodec(countries: [])

  private func text(_ file: Data) -> String { String(decoding: file, as: UTF8.self) }

  @Test(.proves(54)) func `a table has a row a day: what is missing is empty, corrections keep their sign`() {
    let history = CountryHistory(
      code: ChartSamples.code("FR"), firstDay: ChartSamples.firstDay, confirmed: [10, nil, 30, 25],
      recovered: [nil, nil, nil, nil], deaths: [0, 1, 2, 2])
    let days = SharedDays(
      name: "France", history: history, people: nil, source: DataSource(name: "JHU, CSSE", url: "", licence: ""))

    #expect(
      text(codec.write(FiguresTable(days.rows(nil)))) == """
        country,code,date,confirmed,new_confirmed,recovered,new_recovered,deaths,new_deaths,source\r
        France,FR,2021-01-01,10,,,,0,,"JHU, CSSE"\r
        France,FR,2021-01-02,,,,,1,1,"JHU, CSSE"\r
        France,FR,2021-01-03,30,,,,2,1,"JHU, CSSE"\r
        France,FR,2021-01-04,25,-5,,,2,0,"JHU, CSSE"\r

        """)
  }

  @Test(.proves(54)) func `without days before, the table has the day that is shown`() async throws {
    let report = SampleStatistics().latestReport()
    let figures = try #require(report[ChartSamples.code("CZ")])
    let words = ShareWords(
      name: "Czechia", flag: "", date: "", rows: [], source: "", chart: .titled(""), locale: Locale(identifier: "en"))
    let chart = ChartRequest([.init(figures.id, name: "Czechia")], ChartRoute())
    let shared = SharedFigures(words: words, figures: figures, source: report.source, chart: chart, files: codec) { _ in
      nil
    }

    #expect(
      try await text(shared.table()).split(separator: "\r\n").last
        == "Czechia,CZ,2021-08-04,1674183,257,1641321,247,30372,-6,Johns Hopkins University CSSE (sample)")
    #expect(shared.fileName == "sitrep-CZ-2021-08-04")
    #expect(try await !shared.picture().contains("<path"))
  }

  @Test(.proves(54, "D33")) func `picture and table have the days before with their source, and the day shown`()
    async throws
  {
    let report = SampleStatistics().latestReport()
    let figures = try #require(report[ChartSamples.code("CZ")])
    let words = ShareWords(
      name: "Czechia", flag: "", date: "", rows: [], source: "", chart: .titled("Cases"),
      locale: Locale(identifier: "en"))
    let source = DataSource(name: "Somebody", url: "", licence: "")
    let history = ChartSamples.history([1, 2, 3], "CZ")
    let chart = ChartRequest([.init(figures.id, name: "Czechia")], ChartRoute())
    let shared = SharedFigures(words: words, figures: figures, source: report.source, chart: chart, files: codec) { _ in
      SourcedHistory(history: history, source: source)
    }

    #expect(
      try await text(shared.table()).hasSuffix(
        """
        Czechia,CZ,2021-01-03,3,1,,,0,0,Somebody\r
        Czechia,CZ,2021-08-04,1674183,257,1641321,247,30372,-6,Johns Hopkins University CSSE (sample)\r

        """))
    let picture = try await shared.picture()
    #expect(picture.contains("<path") && picture.contains(">Somebody</text>"))
  }

  @Test(.proves(54)) func `days of the same source name it once`() async throws {
    let report = SampleStatistics().latestReport()
    let figures = try #require(report[ChartSamples.code("CZ")])
    let words = ShareWords(
      name: "Czechia", flag: "", date: "", rows: [], source: "", chart: .titled("Cases"),
      locale: Locale(identifier: "en"))
    let history = try #require(SampleStatistics().history(of: figures.id))
    let chart = ChartRequest([.init(figures.id, name: "Czechia")], ChartRoute())
    let shared = SharedFigures(words: words, figures: figures, source: report.source, chart: chart, files: codec) { _ in
      SourcedHistory(history: history, source: report.source)
    }

    #expect(try await text(shared.table()).matches(of: /2021-08-04/).count == 1)
    #expect(try await !shared.picture().contains(report.source.name))
  }
}

extension ShareWords.Chart {
  /// A chart that is only called something.
  static func titled(_ title: String) -> ShareWords.Chart {
    var chart = ShareWords.Chart()
    chart.title = title
    return chart
  }
}
