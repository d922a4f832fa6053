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
    .neighbour(.counties), .neighbour(.dailyReport), .neighbour(.world), .neighbour(.universityRows),
    .noDisease(named: nil), .noDisease(named: "mpox"),
    .openQuote(line: 3), .tooManyRows(limit: 7), .tooManyDays(limit: 7), .cutOff,
    .notJSON(.expected(.value), line: 1, column: 2),
    .wrongShape(.twice, at: .line(1)), .wrongShape(.expected(.wholeNumber), at: .path("[3].cases")), .unknownKind,
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

  @Test func `how a file was read is said in both languages`() throws {
    let day = Self.days.lowerBound
    var notes = FiguresNotes(
      table: TableNotes(encoding: .windows1251, unusedColumns: ["Note\u{1B}", "x"]), counting: .new)
    notes.dateOrder = .dayFirst
    notes.foundDays = [FiguresNotes.FoundDay(heading: "##", day: day)]
    notes.equalDays = [day]
    notes.differingDays = [day.advanced(by: 1)]
    notes.unknownCells = [
      FiguresNotes.UnknownCells(row: 5, name: "Chile", column: "2022-01-01", text: "2x", count: 1),
      FiguresNotes.UnknownCells(row: 6, name: "Peru", column: "2022-01-01", text: "?!", count: 3),
    ]
    let source = SampleStatistics().latestReport().source
    let file = FiguresImport.File(
      name: "a", form: .longTable, source: source, rows: 2, taken: 2, joined: [], leftOut: [], days: Self.days,
      notes: notes)
    let report = FiguresReport(
      FiguresImport(files: [file], set: FiguresSet(report: SampleStatistics().latestReport())))

    #expect(
      report.lines.dropFirst().map { TerminalText.line($0, in: Self.languages[0]) } == [
        "a: The text was read as Windows-1251.", "a: Columns not used: Note\\u{1B}, x.",
        "a: The counts were read as new cases of each day: they rise and fall. Totals are their sums.",
        "a: Dates were read with the day first.", "a: The column “##” was read as January 1, 2022.",
        "a: Several columns are of January 1, 2022. They are equal and count once.",
        "a: Several columns are of January 2, 2022 and differ. Where they do, the count is unknown.",
      ])
    #expect(
      report.unknownCells.map { TerminalText.line($0, in: Self.languages[0]) } == [
        "a:5: Chile: “2x” in the column “2022-01-01” isn’t a number. The figure is unknown.",
        "a:6: Peru: “?!” in the column “2022-01-01” isn’t a number (3 cells like this). The figure is unknown.",
      ])
    for line in report.lines.dropFirst() + report.unknownCells {
      #expect(TerminalText.line(line, in: Self.languages[1]).contains(/[а-я]{4}.*\.$/))
    }
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
    ["import", "statistics", "a.csv", "--as-of", "yesterday"], ["import", "statistics", "a.csv", "--disease", "mpox"],
    ["import", "statistics", "--undo", "--disease", "covid-19"], ["import", "world", "a.csv", "--encoding", "ebcdic"],
  ])
  func `what makes no sense is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try Sitrep.parseAsRoot(arguments) }
  }
}
