import Foundation
import Testing

@testable import sitrep

@Suite struct TerminalTextTests {
  @Test func `texts from files cannot command a terminal, nor fill it`() {
    #expect(TerminalText.short("\u{1B}]0;x\u{7}\u{202E}a\u{2028}\n") == "\\u{1B}]0;x\\u{7}\\u{202E}a\\u{2028}\\u{A}")
    #expect(TerminalText.short(String(repeating: "é", count: 61)) == String(repeating: "é", count: 60) + "…")
    #expect(TerminalText.short("a" + String(repeating: "\u{301}", count: 100_000)).unicodeScalars.count < 500)
    #expect(TerminalText.path("/tmp/a\u{9B}b") == "/tmp/a\\u{9B}b")
  }

  @Test(arguments: [
    ([:], "en"), (["LANG": "ru_RU.UTF-8"], "ru"), (["LANG": "ru"], "ru"), (["LANG": "C.UTF-8"], "en"),
    (["LANG": "de_DE.UTF-8"], "en"), (["LANG": "russian"], "en"),
    (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ru_RU"], "ru"), (["LC_MESSAGES": "ru_RU", "LC_ALL": "C"], "en"),
    (["LANG": "ru_RU", "LC_MESSAGES": "", "LC_ALL": ""], "ru"),
  ])
  func `the terminal's language is that of its messages`(environment: [String: String], language: String) {
    #expect(TerminalLanguage.locale(in: environment).identifier == language)
  }
}
