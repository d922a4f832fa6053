import DesignSystem
import Domain
import Foundation
import Testing

@testable import Guidance

/// What is wrong with a file, in both languages.
@MainActor @Suite struct GuidanceProblemTextTests {
  static let kinds: [GuidanceFileProblem.Kind] = [
    .unreadable, .tooLarge(limit: 1_000_000), .notText, .empty, .notJSON(.expected(.colon), line: 1, column: 2),
    .notGuidance, .mistaken(.table),
    .newerFormat, .missing, .untranslated(.english, owner: "a"), .untranslated(.russian, owner: "a"),
    .untranslated(.english, owner: nil), .untranslated(.russian, owner: nil), .wrongForm(.text), .wrongForm(.object),
    .wrongForm(.list), .wrongForm(.trueOrFalse), .repeatedName, .emptyText, .tooLong(limit: 100), .invisibleCharacter,
    .notRussian, .badID, .repeatedID("a", first: "b"), .unknownSource("a"), .badDay, .badDate, .futureDate, .badAddress,
    .badPhone, .badRegion, .badReview, .badSymptomGroups, .tooMany(limit: 20), .tooManyItems(limit: 500),
    .nothingInList, .more(2),
  ]

  @Test(arguments: ["en_US", "ru_RU"])
  func `each problem has words of its own`(locale: String) {
    let locale = Locale(identifier: locale)
    let words = Self.kinds.map { GuidanceProblemText.text(GuidanceFileProblem($0)).words(for: locale) }

    #expect(Set(words).count == Self.kinds.count)
    for text in words { #expect(text.contains(/\p{Cyrillic}/) == (locale.identifier == "ru_RU"), "\(text)") }
  }

  @Test func `numbers are in the words`() {
    let english = Locale(identifier: "en_US")
    func words(_ kind: GuidanceFileProblem.Kind) -> String {
      GuidanceProblemText.text(GuidanceFileProblem(kind)).words(for: english)
    }
    #expect(words(.tooLarge(limit: 1_000_000)) == "The file is larger than 1 MB.")
    #expect(words(.more(1)) == "1 more problem is not listed.")
    #expect(words(.notGuidance) == "This isn’t a guidance file: it doesn’t contain \"format\": \"sitrep.guidance\".")
  }

  @Test func `each warning has words of its own`() {
    let words = [GuidanceFileWarning.Kind.unknownName, .unusedSource].map {
      GuidanceProblemText.text(GuidanceFileWarning(at: "a", $0)).words(for: Locale(identifier: "ru"))
    }
    #expect(Set(words).count == 2)
  }
}
