import Domain
import Testing

@testable import sitrep

@Suite struct GuidanceWordsTests {
  @Test(arguments: [
    (GuidanceFileProblem.Kind.unreadable, "The file can't be read."),
    (.tooLarge(limit: 5_000_000), "The file is larger than 5 MB."),
    (.mistaken(.table), "This looks like a table (CSV). Name a JSON file of guidance."),
    (.notText, "This isn't a text file in UTF-8 or UTF-16. Save it as JSON in UTF-8."),
    (.empty, "The file is empty."),
    (
      .notJSON(.expected(.colon), line: 2, column: 3),
      "This file isn't valid JSON (line 2, column 3: expected a colon)."
    ),
    (.notGuidance, "This isn't a guidance file: it doesn't contain \"format\": \"sitrep.guidance\"."),
    (.newerFormat, "The version isn't 1. A newer Sitrep may have written the file."),
    (.missing, "It is missing. Add it."),
    (.untranslated(.russian, owner: "fever"), "\"fever\" has no Russian text. Write it."),
    (.untranslated(.english, owner: nil), "The English text is missing. Write it."),
    (.wrongForm(.text), "It must be a string in quotes."),
    (.wrongForm(.object), "It must be an object in braces."),
    (.wrongForm(.list), "It must be a list in brackets."),
    (.wrongForm(.trueOrFalse), "It must be true or false, without quotes."),
    (.repeatedName, "The name is there twice. Remove one."),
    (.emptyText, "The text is empty. Write it."),
    (.tooLong(limit: 100), "The text has more than 100 characters. Shorten it."),
    (.invisibleCharacter, "The text has a line break or an invisible character. Remove it."),
    (.notRussian, "The text has no Russian letters. Translate it."),
    (.badID, "An id consists of lowercase Latin letters, digits and hyphens, such as dry-cough."),
    (.repeatedID("a", first: "b[0]"), "The id \"a\" is already used by b[0]. Choose another one."),
    (.unknownSource("\u{1B}x"), "The file has no source \"\\u{1B}x\". Add it, or correct the id."),
    (.badDay, "A day is written as 2021-05-13."),
    (.badDate, "A date is written as 2021-05-13, 2021-05 or 2021."),
    (.futureDate, "The date is in the future."),
    (.badAddress, "An address begins with https:// and uses only Latin letters, digits and symbols."),
    (.badPhone, "A number consists of digits, spaces, hyphens and parentheses, and may begin with +."),
    (.badReview, "It must be \"notReviewed\", or \"reviewed\" with \"by\" and \"date\"."),
    (.badSymptomGroups, "There must be three groups: common, less-common and serious, in this order."),
    (.tooMany(limit: 20), "The list has more than 20 items."),
    (.tooManyItems(limit: 500), "There are more than 500 statements and numbers."),
    (.nothingInList, "The list is empty. Add something to it."),
    (.more(1), "1 more problem is not listed."), (.more(2), "2 more problems are not listed."),
  ])
  func `what is wrong is said, with what to do`(kind: GuidanceFileProblem.Kind, words: String) {
    #expect(GuidanceFileProblem(kind).words == words)
    #expect(GuidanceFileProblem(at: "a.b", kind).words == "a.b: \(words)")
  }

  @Test func `a path from a file cannot command a terminal`() {
    #expect(GuidanceFileProblem(at: "\u{1B}[31m", .missing).words == "\\u{1B}[31m: It is missing. Add it.")
    #expect(
      GuidanceFileWarning(at: "\u{1B}", .unknownName).words
        == "\\u{1B}: Unknown field. It was ignored.")
    #expect(
      GuidanceFileWarning(at: "sources[1]", .unusedSource).words == "sources[1]: No statement uses this source.")
  }

  @Test func `all problems stand in one line of a log`() {
    let refusal = GuidanceFileRefusal([GuidanceFileProblem(at: "a", .missing), GuidanceFileProblem(.empty)])
    #expect(refusal.words == "a: It is missing. Add it. The file is empty.")
  }
}
