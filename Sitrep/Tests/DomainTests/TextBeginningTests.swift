import Domain
import TestTraits
import Testing

@Suite struct TextBeginningTests {
  /// A letter with so many accents, two bytes each.
  private func piled(_ accents: Int) -> String { "e" + String(repeating: "\u{301}", count: accents) }

  @Test func `a text that fits stays as it is`() {
    #expect("Chile".beginning(bytes: 5) == "Chile")
    #expect("".beginning(bytes: 0) == "")
    #expect("Chile".shortened(toBytes: 5) == "Chile")
  }

  @Test(arguments: [(4, "Chil"), (1, "C"), (0, "")]) func `a text is cut after so many bytes`(bytes: Int, cut: String) {
    #expect("Chile".beginning(bytes: bytes) == cut)
    #expect("Chile".shortened(toBytes: bytes) == cut + "…")
  }

  @Test(.proves("S5")) func `no character is cut in two`() {
    #expect("Чили".beginning(bytes: 5) == "Чи")
    #expect("a🇨🇱b".beginning(bytes: 8) == "a")
    #expect("a🇨🇱b".beginning(bytes: 9) == "a🇨🇱")
    #expect(("ab" + piled(3)).beginning(bytes: 7) == "ab")
    #expect(("ab" + piled(3) + "c").beginning(bytes: 9) == "ab" + piled(3))
  }

  @Test(.proves("S5")) func `of a first character that is too long the accents go that are too many`() {
    #expect(piled(30_000).beginning(bytes: 400) == piled(199))
    #expect("🇨🇱".beginning(bytes: 5) == "🇨")
    #expect("🇨🇱".beginning(bytes: 3) == "")
  }
}
