import Domain
import Testing

@testable import sitrep

@Suite struct GuidanceWordsTests {
  @Test(arguments: [
    (GuidanceFileProblem.Kind.unreadable, "The file cannot be read."),
    (.tooLarge(limit: 5), "The file is larger than 5 bytes."),
    (.notText, "The file is no text in UTF-8 or UTF-16. Save it as JSON in UTF-8."),
    (.empty, "The file is empty."),
    (
      .notJSON(.expected(.colon), line: 2, column: 3),
      "The file is no JSON: line 2, column 3: a colon was expected."
    ),
    (.notGuidance, "The file is no guidance: it must say \"format\": \"sitrep.guidance\"."),
    (.newerFormat, "The version must be 1. A newer sitrep may have written the file."),
    (.missing, "It is missing. Write it."),
    (.untranslated(.russian, owner: "fever"), "\"fever\" has no Russian text. Write it."),
    (.untranslated(.english, owner: nil), "The English text is missing. Write it."),
    (.wrongForm(.text), "It must be a text in quotes."),
    (.wrongForm(.object), "It must be an object in braces."),
    (.wrongForm(.list), "It must be a list in brackets."),
    (.wrongForm(.trueOrFalse), "It must be true or false, without quotes."),
    (.repeatedName, "The name stands there twice. Remove one."),
    (.emptyText, "The text is empty. Write it."),
    (.tooLong(limit: 100), "The text has more than 100 characters. Shorten it."),
    (.invisibleCharacter, "The text has a line break or a character that cannot be seen. Remove it."),
    (.notRussian, "There is no Russian letter in the text. Translate it."),
    (.badID, "An id has small Latin letters, digits and hyphens, such as dry-cough."),
    (.repeatedID("a", first: "b[0]"), "The id \"a\" is that of b[0] already. Choose another one."),
    (.unknownSource("\u{1B}x"), "The file has no source \"\\u{1B}x\". Add it, or correct the id."),
    (.badDay, "A day is written as 2021-05-13."),
    (.badDate, "A date is written as 2021-05-13, 2021-05 or 2021."),
    (.futureDate, "The date is in the future."),
    (.badAddress, "An address begins with https:// and has Latin letters, digits and signs alone."),
    (.badPhone, "A number has digits, spaces, hyphens and parentheses, perhaps with + before them."),
    (.badReview, "It must be \"notReviewed\", or \"reviewed\" with \"by\" and \"date\"."),
    (.badSymptomGroups, "There must be three groups: common, less-common and serious, in this order."),
    (.tooMany(limit: 20), "The list has more than 20 elements."),
    (.tooManyItems(limit: 500), "There are more than 500 statements and numbers."),
    (.nothingInList, "The list is empty. Add something to it."),
    (.more(1), "1 more problem is not listed."), (.more(2), "2 more problems are not listed."),
  ])
  func `what is wrong is said, with what to do`(kind: GuidanceFileProblem.Kind, words: String) {
    #expect(GuidanceFileProblem(kind).words == words)
    #expect(GuidanceFileProblem(at: "a.b", kind).words == "a.b: \(words)")
  }

  @Test func `a path from a file cannot command a terminal`() {
    #expect(GuidanceFileProblem(at: "\u{1B}[31m", .missing).words == "\\u{1B}[31m: It is missing. Write it.")
    #expect(
      GuidanceFileWarning(at: "\u{1B}", .unknownName).words
        == "\\u{1B}: Nobody reads a member of this name. It was passed over.")
    #expect(
      GuidanceFileWarning(at: "sources[1]", .unusedSource).words == "sources[1]: Nothing is taken from this source.")
  }

  @Test func `all problems stand in one line of a log`() {
    let refusal = GuidanceFileRefusal([GuidanceFileProblem(at: "a", .missing), GuidanceFileProblem(.empty)])
    #expect(refusal.words == "a: It is missing. Write it. The file is empty.")
  }
}
