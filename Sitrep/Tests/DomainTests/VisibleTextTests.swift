import Domain
import Testing

@Suite struct VisibleTextTests {
  @Test func `what isn't seen and changes how others are read is a number`() {
    #expect("gn\u{202E}p \u{2066}\u{7}".visible == #"gn\u{202E}p \u{2066}\u{7}"#)
    #expect("a\n\tb\u{A0}".visible == "a\n\tb\u{A0}")
    #expect("می\u{200C}خواهم".visible == "می\u{200C}خواهم")
  }

  @Test func `a letter has its marks, but no pile of them`() {
    #expect("e\u{301}\u{323}".visible == "e\u{301}\u{323}")
    let pile = "e" + String(repeating: "\u{301}", count: 5)
    #expect(pile.visible == "e" + String(repeating: "\u{301}", count: 4) + #"\u{301}"#)
  }
}
