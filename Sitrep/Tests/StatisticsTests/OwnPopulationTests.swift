import Foundation
import TestTraits
import Testing

@testable import Statistics

@Suite struct OwnPopulationTests {
  private let english = Locale(identifier: "en_US")

  @Test(.proves("B2")) func `a number that is at least the country's cases is its population`() throws {
    #expect(try OwnPopulation.parse("67,000,000", cases: 6_272_466, locale: english) == 67_000_000)
    #expect(try OwnPopulation.parse("6,272,466", cases: 6_272_466, locale: english) == 6_272_466)
  }

  @Test(.proves("B2")) func `where the cases are unknown, any number above 0 is one`() throws {
    #expect(try OwnPopulation.parse("1", cases: nil, locale: english) == 1)
  }

  @Test(.proves("B2")) func `fewer people than cases are refused`() {
    #expect(throws: OwnPopulation.Problem.fewerThanCases(6_272_466)) {
      try OwnPopulation.parse("50000", cases: 6_272_466, locale: english)
    }
  }

  @Test(.proves("B2"), arguments: ["", "many", "-1", "1.5", "0"])
  func `what is no whole number above 0 is refused, whatever the cases`(_ text: String) {
    for cases in [nil, 0, 10] {
      #expect(throws: OwnPopulation.Problem.notAWholeNumber) {
        try OwnPopulation.parse(text, cases: cases, locale: english)
      }
    }
  }
}
