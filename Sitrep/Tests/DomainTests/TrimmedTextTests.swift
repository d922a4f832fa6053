import Domain
import Testing

@Suite struct TrimmedTextTests {
  @Test(arguments: [
    ("a b", "a b"), (" a b\r\n", "a b"), ("\u{A0}é\u{2028}", "é"), ("é", "é"), ("", ""), (" \t", ""),
  ]) func `white space around a text goes, and what is in it stays`(_ text: String, _ trimmed: String) {
    #expect(text.trimmed == trimmed)
  }
}
