import Domain
import Foundation
import TestTraits
import Testing

@Suite struct PopulationInputTests {
  private static let english = Locale(identifier: "en")
  private static let russian = Locale(identifier: "ru")

  @Test(
    .proves("D27"),
    arguments: [
      ("0", 0), ("00", 0), ("007", 7), ("1", 1), ("10", 10), ("999", 999), ("83000000", 83_000_000),
      ("10000000000", 10_000_000_000), ("10,000,000,000", 10_000_000_000), ("0000000000000000000000001", 1),
      ("  42\t", 42), ("\u{A0}42\u{3000}", 42), ("42\n", 42),
      ("83 000 000", 83_000_000), ("83\u{A0}000\u{A0}000", 83_000_000), ("83\u{202F}000\u{202F}000", 83_000_000),
      ("83\u{2009}000\u{2009}000", 83_000_000), ("83\u{3000}000", 83_000), ("83'000'000", 83_000_000),
      ("83’000’000", 83_000_000), ("83_000_000", 83_000_000), ("83,000,000", 83_000_000), ("83.000.000", 83_000_000),
      ("8,30,00,000", 83_000_000), ("12,34,567", 1_234_567), ("1 234", 1_234), ("123 456", 123_456),
      ("８３，０００，０００", 83_000_000), ("１２３", 123), ("٨٣٬٠٠٠٬٠٠٠", 83_000_000), ("١٢٣", 123), ("۱۲۳", 123),
      ("१२३", 123), ("12３", 123), ("𝟏𝟐", 12),
    ])
  func `whole numbers are read in every language, however they are grouped`(input: String, number: Int) throws {
    #expect(try PopulationInput.parse(input, locale: Self.english) == number)
    #expect(try PopulationInput.parse(input, locale: Self.russian) == number)
  }

  @Test(
    .proves("D27"),
    arguments: [
      ("", PopulationInput.Problem.empty), ("   ", .empty), ("\u{A0}\t\n", .empty),
      ("-1", .negative), ("\u{2212}1", .negative), ("\u{2013}5", .negative), ("\u{2010}5", .negative),
      ("\u{FF0D}５", .negative), ("-83,000,000", .negative), ("-0", .negative), ("-99999999999", .negative),
      ("1.5", .fraction), ("1,5", .fraction), ("0.5", .fraction), ("1234.5", .fraction), ("1,234.5", .fraction),
      ("1.234,5", .fraction), ("1 234,5", .fraction), ("1 234.56", .fraction), ("١٫٥", .fraction), ("83.0", .fraction),
      ("1,2345", .fraction), ("-1.5", .fraction), ("12,34", .fraction),
      ("1e6", .notANumber), ("1E6", .notANumber), ("ten", .notANumber), ("десять", .notANumber), ("12a", .notANumber),
      ("+5", .notANumber), ("--5", .notANumber), ("-", .notANumber), ("5-", .notANumber), ("1-2", .notANumber),
      ("0x10", .notANumber), ("½", .notANumber), ("Ⅻ", .notANumber), ("二", .notANumber), ("①", .notANumber),
      ("NaN", .notANumber), ("∞", .notANumber), ("1,,000", .notANumber), (",000", .notANumber), ("1,", .notANumber),
      (".", .notANumber), ("1 00", .notANumber), ("1 0000", .notANumber), ("1234 567", .notANumber),
      ("1,234 567", .notANumber), ("1.234.56", .notANumber), ("1 234 5", .notANumber), ("83%", .notANumber),
      ("=1+1", .notANumber), ("1\u{200B}2", .notANumber), ("1\u{301}", .notANumber), ("🇨🇱", .notANumber),
      ("10000000001", .tooLarge), ("10,000,000,001", .tooLarge), ("99999999999999999999999999", .tooLarge),
    ])
  func `what is no whole number is refused in every language`(input: String, problem: PopulationInput.Problem) {
    #expect(throws: problem) { try PopulationInput.parse(input, locale: Self.english) }
    #expect(throws: problem) { try PopulationInput.parse(input, locale: Self.russian) }
  }

  @Test(.proves("D27")) func `one comma or point before three digits means what it means in the reader's language`()
    throws
  {
    #expect(try PopulationInput.parse("1,234", locale: Self.english) == 1_234)
    #expect(throws: PopulationInput.Problem.fraction) { try PopulationInput.parse("1.234", locale: Self.english) }
    #expect(try PopulationInput.parse("1.234", locale: Self.russian) == 1_234)
    #expect(throws: PopulationInput.Problem.fraction) { try PopulationInput.parse("1,234", locale: Self.russian) }
  }

  @Test(.proves("D27")) func `a very long text is no number, and is not looked at`() {
    let digits = String(repeating: "9", count: 200)

    #expect(throws: PopulationInput.Problem.tooLarge) { try PopulationInput.parse(digits, locale: Self.english) }
    #expect(throws: PopulationInput.Problem.notANumber) {
      try PopulationInput.parse(digits + "9", locale: Self.english)
    }
    #expect(throws: PopulationInput.Problem.notANumber) {
      try PopulationInput.parse(String(repeating: "1,", count: 1_000_000), locale: Self.english)
    }
  }

  @Test(.proves("D27")) func `every number that is shown is read back`() throws {
    for number in [0, 1, 999, 1_000, 12_345, 999_999, 1_000_000, 9_876_543_210, 10_000_000_000] {
      for language in ["en", "ru", "de", "fr", "en-IN"] {
        let locale = Locale(identifier: language)
        #expect(try PopulationInput.parse(number.formatted(.number.locale(locale)), locale: locale) == number)
      }
    }
  }
}
