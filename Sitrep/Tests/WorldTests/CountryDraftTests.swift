import Domain
import Foundation
import TestTraits
import Testing

@testable import World

@Suite struct CountryDraftTests {
  private let english = Locale(identifier: "en_US")

  @Test(.proves(98)) func `a country is a name and a population, both checked`() throws {
    let draft = CountryDraft(name: "  New   Zealand ", population: "5 000 000")
    #expect(
      try draft.checked(for: english).get() == CountryEntry(name: CountryName("New Zealand"), population: 5_000_000))
  }

  @Test(
    .proves(120, 121),
    arguments: [
      ("", "1", DraftProblem(name: .empty)), ("42", "1", DraftProblem(name: .noLetter)),
      ("A", "", DraftProblem(population: .empty)), ("A", "-5", DraftProblem(population: .negative)),
      ("A", "1.5", DraftProblem(population: .fraction)), ("A", "x", DraftProblem(population: .notANumber)),
      ("A", "99999999999", DraftProblem(population: .tooLarge)),
      ("a\u{202E}", "1e5", DraftProblem(name: .invisibleCharacter, population: .notANumber)),
    ])
  func `what is wrong is told by field`(_ name: String, _ population: String, _ problem: DraftProblem) {
    #expect(CountryDraft(name: name, population: population).checked(for: english) == .failure(problem))
  }
}
