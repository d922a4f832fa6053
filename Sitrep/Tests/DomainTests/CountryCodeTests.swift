import Domain
import Foundation
import Testing

@Suite struct CountryCodeTests {
  @Test(arguments: ["RU", "ru", "Ru"])
  func `two letters in any case make a code`(text: String) {
    #expect(CountryCode(text)?.rawValue == "RU")
  }

  @Test(arguments: ["", "R", "RUS", "R1", " R", "Р", "РУ", "Ru\u{301}", "<>", "@@", "[[", "R\0", "ﬁ", "ß", "É"])
  func `anything but two ASCII letters is refused`(text: String) {
    #expect(CountryCode(text) == nil)
  }

  @Test func `codes sort by their letters`() {
    let codes = ["US", "AU", "UA"].compactMap(CountryCode.init(_:))

    #expect(codes.sorted().map(\.description) == ["AU", "UA", "US"])
  }

  @Test func `a code is coded as a plain string and checked when decoded`() throws {
    let kosovo = try #require(CountryCode("XK"))

    #expect(String(decoding: try JSONEncoder().encode([kosovo]), as: UTF8.self) == #"["XK"]"#)
    #expect(try JSONDecoder().decode([CountryCode].self, from: Data(#"["xk"]"#.utf8)) == [kosovo])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CountryCode].self, from: Data(#"["<script>"]"#.utf8))
    }
  }
}
