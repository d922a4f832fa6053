import Domain
import Foundation
import TestTraits
import Testing

@testable import sitrep

/// What commands say of files that they do not take, in both languages.
@MainActor
@Suite struct ProblemTextTests {
  private static let english = Locale(identifier: "en")
  private static let russian = Locale(identifier: "ru")

  @Test(
    arguments: [
      (
        .noColumn("population"),
        "The header row has no “population” column. It needs the columns country and population.",
        "В строке заголовков нет столбца «population». Нужны столбцы country и population или «страна» и "
          + "«население»."
      ),
      (
        .notJSON(.endsEarly, line: 1, column: 2),
        "This file isn’t valid JSON (line 1, column 2: the file ends too early).",
        "Это не файл JSON (строка 1, столбец 2: файл обрывается)."
      ),
      (.notAWorld(.missing, at: .path("a\u{1B}b")), "This file has no “a\\u{1B}b”.", "В файле нет «a\\u{1B}b»."),
      (
        .notAWorld(.tooManyFields(most: 9), at: .line(2)), "Line 2 can’t be read: there are more than 9 fields.",
        "Строку 2 нельзя прочитать: полей больше, чем 9."
      ),
      (
        .mistaken(.figures), "This looks like figures of cases. Use “sitrep import statistics”.",
        "Похоже, это данные о случаях. Используйте «sitrep import statistics»."
      ),
      (.mistaken(.picture), "This looks like a picture. Choose a CSV or JSON file.", nil),
    ] as [(WorldFileProblem, String, String?)])
  func `why a world was not read is said as on screen`(problem: WorldFileProblem, english: String, russian: String?) {
    #expect(TerminalText.line(ProblemText.text(problem), in: Self.english) == english)
    if let russian { #expect(TerminalText.line(ProblemText.text(problem), in: Self.russian) == russian) }
  }

  @Test(
    .proves("D27", "D28"),
    arguments: [
      (WorldImport.Refusal.name(.noLetter), "The name needs at least one letter."),
      (.population(.negative), "Population can’t be negative."),
      (.population(.fraction), "Population must be a whole number, such as 83,000,000."),
      (.population(.tooLarge), "Population can’t be more than 10,000,000,000."),
      (.repeated(line: nil), "The country is in the file already."),
      (
        .ambiguousName(["CD", "CG"].compactMap { CountryCode($0) }), "Several countries are called this. Use CD or CG."
      ),
      (.ambiguousContinent, "Several countries are called this. Add a column with its continent."),
      (
        .continent,
        "There is no such continent. Write one of Africa, Asia, Europe, North America, South America, Oceania."
      ),
    ])
  func `why a row was left out is said`(refusal: WorldImport.Refusal, words: String) {
    #expect(TerminalText.line(ProblemText.text(refusal), in: Self.english) == words)
    #expect(TerminalText.line(ProblemText.text(refusal), in: Self.russian).contains(/[а-я]{5}.*\.$/))
  }

  @Test(
    .proves("U22"),
    arguments: [
      (.mistaken(.slackExport), "This is from a Slack export. Import the whole export (zip) on the Workspaces tab."),
      (.mistaken(.pdf), "This looks like a PDF. Choose an export of Slack (zip) or a JSON file of workspaces."),
      (.mistaken(.world), "This looks like a list of countries. Use “sitrep import world”."),
      (.notJSON(byte: 7, fault: .expected(.textEnd)), "This file isn’t valid JSON (byte 7: a string isn’t closed)."),
      (
        .notAnArchive(at: ArchivePosition(workspace: 2, channel: 3), member: "messages", fault: .missing),
        "Channel 3 of workspace 2 has no “messages” list."
      ),
      (
        .notAnArchive(at: ArchivePosition(), member: "id", fault: .emptyText),
        "Workspace 1, “id”: the string is empty."
      ),
      (
        .notWritable, "The data folder can’t be written to. Change its permissions, or name another one with --data."
      ),
      (.other("a\u{1B}"), "The reason: a\\u{1B}."),
    ] as [(ArchiveImportProblem, String)])
  func `why an archive was not imported is said`(problem: ArchiveImportProblem, words: String) {
    #expect(TerminalText.line(ProblemText.text(problem), in: Self.english) == words)
    #expect(TerminalText.line(ProblemText.text(problem), in: Self.russian).contains(/[а-я]{5}.*\.$/))
  }

  @Test func `a problem of guidance stands after its place, which cannot command a terminal`() {
    let problem = GuidanceFileProblem(at: "\u{1B}[31m", .untranslated(.russian, owner: "fever"))
    #expect(
      TerminalText.line(ProblemText.text(problem), in: Self.english)
        == "\\u{1B}[31m: “fever” has no Russian text. Write it.")
    #expect(
      TerminalText.line(ProblemText.text(problem), in: Self.russian)
        == "\\u{1B}[31m: У элемента «fever» нет русского текста. Напишите его.")
    #expect(
      TerminalText.line(ProblemText.text(GuidanceFileWarning(at: "a.b", .unknownName)), in: Self.english)
        == "Warning: a.b: Unknown field. It is ignored.")
    #expect(
      TerminalText.line(ProblemText.text(GuidanceFileProblem(.mistaken(.workspaces))), in: Self.english)
        == "This looks like a file of workspaces. Use “sitrep import workspaces”.")
  }

  @Test func `all problems of a guidance stand in one line`() {
    let refusal = GuidanceFileRefusal([GuidanceFileProblem(at: "a", .missing), GuidanceFileProblem(.empty)])
    #expect(
      TerminalText.line(ProblemText.text(refusal), in: Self.english) == "a: It is missing. Add it. The file is empty.")
  }

  @Test(arguments: [
    (
      SaveProblem.diskFull, "Nothing was changed: the disk is full. Free up space, then try again.",
      "Ничего не изменилось: диск заполнен. Освободите место и попробуйте снова."
    ),
    (
      .folderGone(path: "/d"),
      "The data folder /d was moved or deleted while Sitrep was running. Nothing was saved. Restart Sitrep.",
      "Папка данных /d была перемещена или удалена, пока работал Sitrep. Ничего не сохранено. Перезапустите Sitrep."
    ),
    (
      .notWritable, "The data folder can’t be written to. Change its permissions, or name another one with --data.",
      "В папку данных нельзя записывать. Измените права доступа или укажите другую с помощью --data."
    ),
    (.other("r"), "Nothing was changed (r).", "Ничего не изменилось (r)."),
  ])
  func `why nothing was kept is said`(problem: SaveProblem, english: String, russian: String) {
    #expect(TerminalText.line(ProblemText.text(problem), in: Self.english) == english)
    #expect(TerminalText.line(ProblemText.text(problem), in: Self.russian) == russian)
  }
}
