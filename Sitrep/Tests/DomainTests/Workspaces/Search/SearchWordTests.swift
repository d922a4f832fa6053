import Domain
import Foundation
import TestTraits
import Testing

@Suite struct SearchWordTests {
  @Test(
    .proves("B6"),
    arguments: [
      ("Hello, World-wide 42!", ["hello", "world", "wide", "42"]), ("don't", ["don", "t"]), ("", []), (" … ", []),
      ("Café cafe\u{301} CAFÉ", ["cafe", "cafe", "cafe"]), ("Ёлка Й ёлка", ["ёлка", "й", "ёлка"]),
      ("Ångström", ["angstrom"]),
      ("\u{301}a", ["a"]), ("ſ ΣΑΣ ς İ", ["s", "σασ", "σ", "i"]), ("\u{212B} \u{212A}", ["a", "k"]),
      ("ǅ Ⅷ ½", ["ǆ", "ⅷ", "½"]),
      ("東京x日本", ["東", "京", "x", "日", "本"]), ("ラーメン", ["ラ", "ー", "メ", "ン"]), ("𠀀é", ["𠀀", "e"]), ("ไทย", ["ไทย"]),
      ("서울", ["서울"]), ("\u{E000}", ["\u{E000}"]), ("a👍b", ["a", "b"]), ("a🤔b", ["a🤔b"]), ("\u{10D50}", ["\u{10D50}"]),
      ("x\u{378}y", ["x\u{378}y"]), ("ʰ१", ["ʰ१"]), ("İstanbul", ["istanbul"]),
    ])
  func `words are those of the search index`(text: String, keys: [String]) {
    let words = SearchWord.words(of: text)

    #expect(words.map { Array($0.key.unicodeScalars) } == keys.map { Array($0.unicodeScalars) })
  }

  @Test func `a word stands where it is in the text`() {
    let text = "Ärger über\u{308}all, 日本!"

    #expect(SearchWord.words(of: text).map { String(text[$0.range]) } == ["Ärger", "über\u{308}all", "日", "本"])
  }

  @Test(
    .proves("B6"),
    arguments: [
      (SearchTerm("foo-bar"), "FOO, bar foo bar", [0..<2, 2..<4]), (SearchTerm("foo"), "food", []),
      (SearchTerm("foo", isPrefix: true), "food a FOO", [0..<1, 2..<3]), (SearchTerm("a a b"), "a a a b", [1..<4]),
      (SearchTerm("a b a c"), "a b a b a c", [2..<6]), (SearchTerm("a a"), "a a a a a", [0..<2, 2..<4]),
      (SearchTerm("a b", isPrefix: true), "a a bc a x a b", [1..<3, 5..<7]), (SearchTerm("日本"), "東京日本橋", [2..<4]),
      (SearchTerm("!"), "a ! b", []), (SearchTerm("!", isPrefix: true), "a", []), (SearchTerm("a b"), "a", []),
      (SearchTerm("a b c", isPrefix: true), "a b a b cd", [2..<5]),
    ])
  func `a term is found where its words follow each other`(term: SearchTerm, text: String, places: [Range<Int>]) {
    #expect(TermSearch(term).places(in: SearchWord.words(of: text)) == places)
    #expect(TermSearch(term).isEmpty == (term.text == "!"))
  }
}
