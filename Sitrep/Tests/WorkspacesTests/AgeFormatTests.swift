import Domain
import Foundation
import TestTraits
import Testing

@testable import Workspaces

/// How old a message is, in words, by a clock that stands still.
@Suite struct AgeFormatTests {
  private let now = Date(timeIntervalSince1970: 1_666_145_171)

  private func text(_ seconds: Double, in language: String) -> String {
    let age = MessageAge(of: now.addingTimeInterval(-seconds), at: now)
    return AgeFormat(locale: Locale(identifier: language)).format(age)
  }

  @Test(
    .proves(142, 153),
    arguments: [(0.0, "0 secs"), (0.9, "0 secs"), (1, "1 secs"), (59, "59 secs"), (59.99, "59 secs")])
  func `under a minute the words are N secs`(_ seconds: Double, _ words: String) {
    #expect(text(seconds, in: "en_US") == words)
  }

  @Test(
    .proves(143, 153),
    arguments: [(60.0, "1 mins"), (61, "1 mins"), (119.9, "1 mins"), (120, "2 mins"), (3_599, "59 mins")])
  func `under an hour the words are N mins`(_ seconds: Double, _ words: String) {
    #expect(text(seconds, in: "en_US") == words)
  }

  @Test(
    .proves(144, 153), arguments: [(3_600.0, "1 hours"), (3_601, "1 hours"), (7_200, "2 hours"), (86_399, "23 hours")])
  func `under a day the words are N hours`(_ seconds: Double, _ words: String) {
    #expect(text(seconds, in: "en_US") == words)
  }

  @Test(
    .proves(145, 153),
    arguments: [
      (86_400.0, "1 days"), (86_401, "1 days"), (1_918_800, "22 days"), (1_066_608_000, "12345 days"),
    ])
  func `otherwise the words are N days`(_ seconds: Double, _ words: String) {
    #expect(text(seconds, in: "en_US") == words)
  }

  @Test(.proves("D14"), arguments: [1.0, 3_600.0, 1e9]) func `a message of the future is 0 secs old`(_ seconds: Double)
  {
    #expect(text(-seconds, in: "en_GB") == "0 secs")
  }

  private static let russian: [(Double, String)] = [
    (0.0, "0 секунд"), (1, "1 секунда"), (2, "2 секунды"), (5, "5 секунд"), (11, "11 секунд"), (21, "21 секунда"),
    (60, "1 минута"), (120, "2 минуты"), (300, "5 минут"), (660, "11 минут"), (1_260, "21 минута"),
    (3_600, "1 час"), (7_200, "2 часа"), (18_000, "5 часов"), (39_600, "11 часов"), (75_600, "21 час"),
    (86_400, "1 день"), (172_800, "2 дня"), (432_000, "5 дней"), (950_400, "11 дней"), (1_814_400, "21 день"),
    (1_918_800, "22 дня"), (129_600_000, "1500 дней"), (1_066_608_000, "12\u{A0}345 дней"),
  ]

  @Test(.proves("D19"), arguments: russian)
  func `Russian has its plurals`(_ seconds: Double, _ words: String) {
    #expect(text(seconds, in: "ru_RU") == words)
  }

  @Test func `the language may be chosen later`() {
    let age = MessageAge(of: now.addingTimeInterval(-120), at: now)

    #expect(AgeFormat(locale: Locale(identifier: "ru_RU")).locale(Locale(identifier: "en_US")).format(age) == "2 mins")
  }
}
