import Domain
import Foundation
import TestTraits
import Testing

@Suite struct CountryNameTests {
  @Test(
    .proves("D28"),
    arguments: [
      ("Chile", "Chile"), ("  Chile\t\n", "Chile"), ("United   States", "United States"),
      ("United\u{A0}\u{2003}States", "United States"), ("a\r\nb", "a b"), ("e\u{301}", "\u{E9}"),
      ("И\u{306}емен", "Йемен"), ("Côte d’Ivoire", "Côte d’Ivoire"), ("日本", "日本"), ("A", "A"), ("1A", "1A"),
      ("🇨🇱 Chile", "🇨🇱 Chile"), ("A\u{200D}B", "A\u{200D}B"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
      ("<b>A</b>", "<b>A</b>"), ("=1+A", "=1+A"), ("'A", "'A"), ("A & B", "A & B"), ("ﬁ", "ﬁ"),
      ("a \u{301}b", "a \u{301}b"), ("a\t\u{301}", "a \u{301}"),
    ])
  func `a name is trimmed, has single spaces and composed characters, and is otherwise left alone`(
    input: String, text: String
  ) throws {
    let name = try CountryName(input)

    #expect(Array(name.text.utf8) == Array(text.utf8))
    #expect(try Array(CountryName(name.text).text.utf8) == Array(text.utf8))
  }

  @Test(
    .proves("D28"),
    arguments: [
      ("", CountryName.Problem.empty), ("   ", .empty), ("\u{A0}\u{3000}\n", .empty),
      ("123", .noLetter), ("...", .noLetter), ("🇨🇱", .noLetter), ("👩‍👩‍👧🙂", .noLetter), ("-", .noLetter),
      ("\u{301}", .noLetter),
      ("a\u{0}b", .invisibleCharacter), ("a\u{7}", .invisibleCharacter), ("a\u{1B}[31m", .invisibleCharacter),
      ("a\u{202E}b", .invisibleCharacter), ("a\u{2066}b", .invisibleCharacter), ("a\u{200E}", .invisibleCharacter),
      ("a\u{200B}b", .invisibleCharacter), ("\u{FEFF}a", .invisibleCharacter), ("a\u{AD}b", .invisibleCharacter),
      ("a\u{E000}", .invisibleCharacter), ("a\u{E0041}", .invisibleCharacter), ("a\u{10FFFF}", .invisibleCharacter),
      ("a" + String(repeating: "\u{301}", count: 401), .tooLong),
    ])
  func `what is no name is refused`(input: String, problem: CountryName.Problem) {
    #expect(throws: problem) { try CountryName(input) }
  }

  @Test(.proves("D28"), arguments: ["a", "é", "日", "e\u{301}", "👩‍👧"])
  func `a name has at most 100 characters, as a person counts them`(character: String) throws {
    let ninetyNine = String(repeating: character, count: 99)

    #expect(try CountryName(ninetyNine + "a").text.count == 100)
    #expect(try CountryName("  a" + ninetyNine + "  ").text.count == 100)
    #expect(throws: CountryName.Problem.tooLong) { try CountryName(ninetyNine + "aa") }
  }

  @Test(.proves("D28")) func `piled up marks are a name as long as they are few`() throws {
    let zalgo = "Z" + String(repeating: "\u{328}\u{337}", count: 20)

    #expect(try CountryName(zalgo).text.count == 1)
    #expect(throws: CountryName.Problem.tooLong) { try CountryName(String(repeating: zalgo, count: 20)) }
    #expect(throws: CountryName.Problem.tooLong) { try CountryName(String(repeating: "a", count: 10_000_000)) }
  }

  @Test(
    .proves("D29"),
    arguments: [
      ("Chile", "CHILE"), ("Côte d’Ivoire", "cote d’ivoire"), ("Россия", "россия"), ("Ёлка", "елка"),
      ("ＣＨＩＬＥ", "chile"),
      ("United States", "UnitedStates"), ("é", "e\u{301}"), ("Straße", "STRASSE"), ("İzmir", "izmir"),
      ("Côte d’Ivoire", "Cote d'Ivoire"), ("Guinea-Bissau", "Guinea Bissau"), ("Timor–Leste", "Timor-Leste"),
    ])
  func `case, accents, width, spaces, hyphens and apostrophes do not tell names apart`(name: String, other: String) {
    #expect(CountryName.matchKey(of: name) == CountryName.matchKey(of: other))
  }

  @Test(.proves("D29"), arguments: [("Niger", "Nigeria"), ("Iran", "Iraq"), ("日本", "日"), ("Guinea", "Guinea-Bissau")])
  func `other names stay other names`(name: String, other: String) {
    #expect(CountryName.matchKey(of: name) != CountryName.matchKey(of: other))
  }
}
