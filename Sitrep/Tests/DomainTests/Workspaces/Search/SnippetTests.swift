import Domain
import TestTraits
import Testing

@Suite struct SnippetTests {
  @Test(
    .proves("B6"),
    arguments: [
      ("Hello, world", ["world"], "Hello, [world]"), ("Café au lait", ["CAFE"], "[Café] au lait"),
      ("a\nb\r\nc", ["b"], "a [b] c"),
      ("日本橋", ["日", "本"], "[日本]橋"), ("one two three", ["one two", "two three"], "[one two three]"), ("a", [], "a"),
      ("", ["x"], ""),
      ("one two three", ["two three", "one two three"], "[one two three]"), ("क्ष", ["ष"], "[क्ष]"),
      ("e\u{0305}!", ["e"], "[e\u{0305}]!"),
    ])
  func `a short text is shown whole, with its matches`(text: String, terms: [String], shown: String) {
    #expect(snippet(text, terms) == shown)
  }

  @Test(.proves("B6")) func `a long text is cut around its match, between words`() {
    let words = (0..<100).map { "word\($0)" }.joined(separator: " ")

    #expect(snippet(words, ["word50"], most: 40) == "…word49 [word50] word51 word52 word53…")
    #expect(snippet(words, ["word0"], most: 20) == "[word0] word1 word2…")
    #expect(snippet(words, ["word99"], most: 20) == "…word97 word98 [word99]")
    #expect(snippet(words, ["nothing"], most: 20) == "word0 word1 word2…")
    #expect(snippet(words, [], most: 3) == "wor…")
  }

  @Test(.proves("B6")) func `where most of the terms stand together is shown, the first such place`() {
    let gap = String(repeating: " -", count: 60)

    #expect(snippet("a\(gap) a b\(gap) b a c", ["a", "b"], most: 20).contains("[a] [b] -"))
    #expect(snippet("a\(gap) a b\(gap) c b a", ["a", "b", "c"], most: 20).hasSuffix("[c] [b] [a]"))
    #expect(snippet("a a a a\(gap) a b\(gap)", ["a", "b"], most: 20).contains("[a] [b]"))
  }

  @Test func `a text without blanks is cut between characters`() {
    let kana = String(repeating: "か", count: 50)
    let pairs = String(repeating: "🇨🇱", count: 30)

    #expect(snippet(kana + "日本" + kana, ["日本"], most: 14) == "…かかかか[日本]かかかかかかかか…")
    #expect(snippet(pairs + "a" + pairs, ["a"], most: 12) == "…🇨🇱[a]🇨🇱🇨🇱🇨🇱🇨🇱…")
  }

  @Test func `what is longer than the limit is cut as well`() {
    let accents = String(repeating: "\u{0305}", count: 1_000)
    let word = String(repeating: "w", count: 1_000)

    for text in ["a" + accents, accents + "a" + accents, word, "x " + word, String(repeating: "क्", count: 1_000) + "ष"]
    {
      for terms in [["a"], ["x"], [word], ["ष"], []] {
        let shown = Snippet.of(text, terms: terms.map { SearchTerm($0) }, most: 20).map(\.text).joined()
        #expect((1...22).contains(shown.unicodeScalars.count))
      }
    }
  }

  @Test func `a long text may have a match at every word, or within one character`() {
    let text = String(repeating: "a ", count: 20_000)
    let phrase = String(repeating: "a ", count: 499)
    let virama = String(repeating: "क्", count: 10_000)

    let found = Snippet.of(text, terms: [SearchTerm(phrase + "b"), SearchTerm(phrase)])
    #expect(found.map(\.isMatch) == [true, false])
    #expect(found.map(\.text.count) == [160, 1])
    #expect(Snippet.of(virama, terms: [SearchTerm("क")], most: 10).last?.text == "…")
  }

  /// Matches stand in brackets.
  private func snippet(_ text: String, _ terms: [String], most: Int = 160) -> String {
    Snippet.of(text, terms: terms.map { SearchTerm($0) }, most: most).map { $0.isMatch ? "[\($0.text)]" : $0.text }
      .joined()
  }
}
