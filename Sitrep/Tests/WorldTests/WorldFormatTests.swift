import Foundation
import TestTraits
import Testing

@testable import World

@Suite struct WorldFormatTests {
  private let english = Locale(identifier: "en_US")
  private let russian = Locale(identifier: "ru_RU")

  @Test(
    .proves("U16"),
    arguments: [
      (0.0, "0%"), (0.000_001, "<0.1%"), (0.000_4, "<0.1%"), (0.000_6, "0.1%"), (0.125, "12.5%"), (0.5, "50%"),
      (0.999, "99.9%"), (0.999_99, ">99.9%"), (1.0, "100%"),
    ])
  func `a share that is there is never 0%, and one that is not all never 100%`(share: Double, text: String) {
    #expect(ShareFormat(locale: english).format(share) == text)
  }

  @Test(.proves("U16")) func `shares are written as the reader's language does`() {
    #expect(ShareFormat().locale(russian).format(0.000_1) == "<0,1\u{A0}%")
  }

  @Test(arguments: [(7, "7"), (1_000, "1\u{A0}000"), (2_489_762, "2\u{A0}489\u{A0}762")])
  func `the numbers of the sentences are grouped in Russian and without marks in English`(
    count: Int, text: String
  ) {
    #expect(SentenceCountFormat().locale(russian).format(count) == text)
    #expect(SentenceCountFormat().locale(english).format(count) == String(count))
  }
}
