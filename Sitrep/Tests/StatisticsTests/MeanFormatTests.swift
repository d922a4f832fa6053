import DesignSystem
import Foundation
import TestTraits
import Testing

@Suite struct MeanFormatTests {
  @Test(
    .proves("U4"),
    arguments: [
      (0, "0"), (0.034_4, "0.034"), (4.44, "4.4"), (99.94, "99.9"), (99.96, "100"), (100.4, "100"),
      (609_179.6, "609,180"), (-348_840.4, "-348,840"),
    ] as [(Double, String)])
  func `from 100 on a mean is a whole number`(mean: Double, text: String) {
    #expect(MeanFormat(locale: Locale(identifier: "en")).format(mean) == text)
  }

  @Test func `a mean is written as the reader's language does`() {
    #expect(MeanFormat().locale(Locale(identifier: "de")).format(609_179.6) == "609.180")
  }

  @Test(arguments: [(0.1, "0.1"), (0.001, "0.001"), (0, "0"), (1, "1"), (350_000, "350K")] as [(Double, String)])
  func `a small tick of an axis is no 0`(tick: Double, text: String) {
    #expect(AxisFormat(locale: Locale(identifier: "en")).format(tick) == text)
  }
}
