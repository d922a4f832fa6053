import ArgumentParser
import Domain
import Feeds
import Foundation
import Testing

@testable import sitrep

@MainActor
@Suite struct FiguresReportTests {
  private static let languages = ["en", "ru"].map { Locale(identifier: $0) }

  private nonisolated static let days: ClosedRange<Day> = {
    let start = Day.today(in: .gmt, now: Date(timeIntervalSince1970: 1_641_000_000))
    return start...start.advanced(by: 1)
  }()

  @Test(arguments: [
    FiguresFileProblem.Cause.tooLarge(limit: 5), .notText, .empty, .mistaken(.webPage), .unknownForm, .noCountries,
    .openQuote(line: 3), .tooManyRows(limit: 7), .tooManyDays(limit: 7), .cutOff,
    .notJSON(.expected(.value), line: 1, column: 2),
    .wrongShape(.repeatedDay, at: .line(1)), .wrongShape(.expected(.wholeNumber), at: .path("[3].cases")), .unknownKind,
    .message("x"),
    .repeatedKind(.deaths), .differentForms, .noConfirmed, .noDay, .noSuchDay(days.lowerBound, available: days),
  ])
  func `why files were not read is said in a sentence`(cause: FiguresFileProblem.Cause) {
    for language in Self.languages {
      let words = TerminalText.line(ProblemText.text(cause), in: language)
      #expect(words.hasSuffix(".") && words.count >= 10)
    }
  }

  @Test func `days, counts and forms stand in the sentences`() {
    let problem = ProblemText.text(.noSuchDay(Self.days.lowerBound, available: Self.days))
    #expect(
      Self.languages.map { TerminalText.line(problem, in: $0) } == [
        "There are no figures for 2022-01-01. Name a day from 2022-01-01 to 2022-01-02.",
        "За 2022-01-01 данных нет. Укажите день с 2022-01-01 по 2022-01-02.",
      ])
    let forms = [FiguresForm.wideTable(.deaths), .wideTable(.recovered), .longTable, .feedCountries, .feedHistory]
    #expect(
      forms.map { TerminalText.line($0.text, in: Self.languages[0]) } == [
        "deaths by day", "recovered by day", "rows by country and day", "countries of one day", "days of countries",
      ])
  }

  @Test func `why a row was left out is said`() throws {
    let codes = try ["CD", "CG"].map { try #require(CountryCode($0)) }
    let reasons: [FiguresImport.LeftOut.Reason] = [
      .ship, .event, .aggregate, .noCountry, .unknownName, .ambiguousName(codes), .repeated, .partOfCountry,
      .badNumber(column: "cases\u{1B}"), .badDay, .noFigures,
    ]
    for language in Self.languages {
      #expect(Set(reasons.map { TerminalText.line(ProblemText.text($0), in: language) }).count == reasons.count)
    }
    let words = reasons.map { TerminalText.line(ProblemText.text($0), in: Self.languages[0]) }
    #expect(words[5] == "the name may mean any of CD, CG")
    #expect(words[8] == #"not a whole number in the column “cases\u{1B}”"#)
  }

  @Test func `rows of several days are counted`() throws {
    let row = FiguresImport.LeftOut(row: 2, rows: 628, name: "MS Zaandam", reason: .ship)
    let file = FiguresImport.File(
      name: "a", form: .longTable, source: SampleStatistics().latestReport().source, rows: 628, taken: 0, joined: [],
      leftOut: [row], days: Self.days)
    let set = FiguresSet(report: SampleStatistics().latestReport())
    let report = FiguresReport(FiguresImport(files: [file], set: set))

    #expect(
      Self.languages.map { language in report.leftOut.map { TerminalText.line($0, in: language) } } == [
        ["a:2: MS Zaandam: a cruise ship (628 rows)."], ["a:2: MS Zaandam: круизное судно (628 строк)."],
      ])
  }

  @Test func `a feed is named by its address`() throws {
    let command = try #require(try Sitrep.parseAsRoot(["--feed", "http://127.0.0.1:1"]) as? ServeCommand)
    #expect(command.feed == (try FeedAddress("http://127.0.0.1:1")))
    #expect(throws: (any Error).self) { try Sitrep.parseAsRoot(["--feed", "http://example.org"]) }
  }

  @Test(arguments: [
    ["import", "statistics"], ["import", "statistics", "--undo", "a.csv"],
    ["import", "statistics", "--undo", "--dry-run"],
    ["import", "statistics", "a.csv", "--as-of", "yesterday"],
  ])
  func `what makes no sense is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try Sitrep.parseAsRoot(arguments) }
  }
}
