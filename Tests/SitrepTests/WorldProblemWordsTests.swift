import Domain
import Testing

@testable import sitrep

@Suite struct WorldProblemWordsTests {
  @Test(arguments: [
    (WorldFileProblem.tooLarge(limit: 5), "The file is larger than 5 bytes. Divide it into smaller ones."),
    (.notText, "The file is no text in UTF-8 or UTF-16. Save it as CSV in UTF-8."),
    (.empty, "The file is empty."),
    (.openQuote(line: 3), "Line 3 opens a quote that does not end. Close it, or remove it."),
    (.tooManyRows(limit: 7), "The file has more than 7 countries. Divide it into smaller ones."),
    (.notAWorld(.missing, at: .path("a\u{1B}b")), "The file is no world: a\\u{1B}b: it is missing."),
    (.notAWorld(.twice, at: .wholeFile), "The file is no world: it is there twice."),
  ])
  func `why a file was not read is said, with what to do`(problem: WorldFileProblem, words: String) {
    #expect(problem.words == words)
  }

  @Test(arguments: [
    (WorldImport.Refusal.name(.noLetter), "The name \"A\" has no letter."),
    (.name(.tooLong), "The name \"A\" has more than 100 characters. Shorten it."),
    (.population(.negative), "\"A\": The population \"7\" is below 0."),
    (.population(.fraction), "\"A\": The population \"7\" is not whole. Write a whole number."),
    (.population(.tooLarge), "\"A\": The population \"7\" is more than 10000000000."),
    (.repeated(line: nil), "\"A\" stands in the file already. Remove one of the two."),
  ])
  func `D27 D28 why a row was left out is said`(refusal: WorldImport.Refusal, words: String) {
    let row = WorldFileRow(line: 2, continent: "asia", name: "A", population: "7")

    #expect(refusal.words(for: row) == words)
  }

  @Test func `why nothing was kept is said`() {
    #expect(SaveProblem.diskFull.words == "the disk is full.")
    #expect(SaveProblem.notWritable.words == "the database cannot be written to.")
    #expect(SaveProblem.other("r").words == "r.")
  }

  @Test func `texts from files cannot command a terminal, nor fill it`() {
    #expect(Shown.text("\u{1B}]0;x\u{7}\u{202E}a\u{2028}\n") == "\"\\u{1B}]0;x\\u{7}\\u{202E}a\\u{2028}\\u{A}\"")
    #expect(Shown.text(String(repeating: "é", count: 61)) == "\"\(String(repeating: "é", count: 60))…\"")
    #expect(Shown.text("a" + String(repeating: "\u{301}", count: 100_000)).unicodeScalars.count < 500)
    #expect(Shown.path("/tmp/a\u{9B}b") == "/tmp/a\\u{9B}b")
  }
}
