import Domain
import Foundation
import Testing

@Suite struct PastedCodeTests {
  private func cleaned(_ text: String) -> String {
    String(decoding: PastedCode.cleaned(Data(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    "HC1:AB \nC D\n", "HC1:AB \r\nC D\r\n", "HC1:AB\u{A0}C\u{202F}D", "\u{FEFF}HC1:AB\t C\u{200B} D\u{2028}",
    "> HC1:AB \n> C D", "> > HC1:AB \n> > C D\n", ">HC1:AB\n> C D", ">> HC1:AB\n>>  C D", "\n\n> HC1:AB \n \n> C D",
    "H\u{AD}C1:AB\u{2060} C D",
  ]) func `what mail, notes and word processors add is taken away`(_ pasted: String) {
    #expect(cleaned(pasted) == "HC1:AB C D")
  }

  @Test func `what the code itself may hold stays`() {
    #expect(cleaned("HC1:É>") == "HC1:É>")
    #expect(cleaned(" \n{\"a\":\n\"\u{A0}\"}") == " \n{\"a\":\n\"\u{A0}\"}")
    #expect(PastedCode.cleaned(Data([0x50, 0x4B, 10, 0xFF])) == Data([0x50, 0x4B, 10, 0xFF]))
    #expect(cleaned("") == "")
  }
}
