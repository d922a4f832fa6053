import DesignSystem
import Foundation
import TestTraits
import Testing

@Suite struct RateFormatTests {
  @Test(
    .proves("U4"),
    arguments: [
      (0, "0"), (0.000_012_3, "0.000012"), (0.034_4, "0.034"), (0.5, "0.50"), (0.999, "1.0"), (1, "1.0"), (4.44, "4.4"),
      (-0.021, "-0.021"), (5_121.71, "5,121.7"),
    ] as [(Double, String)])
  func `a small rate keeps two digits that count`(rate: Double, text: String) {
    #expect(RateFormat(locale: Locale(identifier: "en")).format(rate) == text)
  }
}
