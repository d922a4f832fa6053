import Domain
import TestTraits
import Testing

@testable import sitrep

@Suite struct WorldProblemWordsTests {
  @Test(arguments: [
    (WorldFileProblem.tooLarge(limit: 5_000_000), "The file is larger than 5 MB. Split it into smaller ones."),
    (.notText, "This isn't a text file in UTF-8 or UTF-16. Save it as CSV in UTF-8."),
    (.empty, "The file is empty."),
    (.openQuote(line: 3), "The quotation mark on line 3 is never closed."),
    (.tooManyRows(limit: 7), "The file has more than 7 countries. Split it into smaller ones."),
    (.mistaken(.picture), "This looks like a picture. Name a CSV or JSON file."),
    (
      .notJSON(.endsEarly, line: 1, column: 2),
      "This file isn't valid JSON (line 1, column 2: the file ends too early)."
    ),
    (.notAWorld(.missing, at: .path("a\u{1B}b")), "This file has no \"a\\u{1B}b\"."),
    (.notAWorld(.twice, at: .path("a")), "This file has \"a\" twice."),
    (.notAWorld(.found(.list, insteadOf: .object), at: .path("asia")), "\"asia\" is a list, not an object."),
    (.notAWorld(.emptyText, at: .path("asia")), "\"asia\": the string is empty."),
    (
      .notAWorld(.found(.list, insteadOf: .object), at: .wholeFile),
      "This file isn't a list of countries (a list instead of an object)."
    ),
    (.notAWorld(.tooManyFields(most: 9), at: .line(2)), "Line 2 can't be read: there are more than 9 fields."),
  ])
  func `why a file was not read is said, with what to do`(problem: WorldFileProblem, words: String) {
    #expect(problem.words == words)
  }

  @Test(
    .proves("D27", "D28"),
    arguments: [
      (WorldImport.Refusal.name(.noLetter), "The name \"A\" has no letters."),
      (.name(.tooLong), "The name \"A\" has more than 100 characters. Shorten it."),
      (.population(.negative), "\"A\": The population \"7\" is negative."),
      (.population(.fraction), "\"A\": The population \"7\" isn't a whole number."),
      (.population(.tooLarge), "\"A\": The population \"7\" is larger than 10000000000."),
      (.repeated(line: nil), "\"A\" is already in the file. Remove one of them."),
    ])
  func `why a row was left out is said`(refusal: WorldImport.Refusal, words: String) {
    let row = WorldFileRow(line: 2, continent: "asia", name: "A", population: "7")

    #expect(refusal.words(for: row) == words)
  }

  @Test func `why nothing was kept is said`() {
    #expect(SaveProblem.diskFull.words == "the disk is full.")
    #expect(
      SaveProblem.folderGone(path: "/d").words == "the data folder /d was moved or deleted while sitrep was running.")
    #expect(SaveProblem.notWritable.words == "the database can't be written to.")
    #expect(SaveProblem.other("r").words == "r.")
  }

  @Test func `texts from files cannot command a terminal, nor fill it`() {
    #expect(
      TerminalText.quoted("\u{1B}]0;x\u{7}\u{202E}a\u{2028}\n") == "\"\\u{1B}]0;x\\u{7}\\u{202E}a\\u{2028}\\u{A}\"")
    #expect(TerminalText.quoted(String(repeating: "é", count: 61)) == "\"\(String(repeating: "é", count: 60))…\"")
    #expect(TerminalText.quoted("a" + String(repeating: "\u{301}", count: 100_000)).unicodeScalars.count < 500)
    #expect(TerminalText.path("/tmp/a\u{9B}b") == "/tmp/a\\u{9B}b")
  }
}
