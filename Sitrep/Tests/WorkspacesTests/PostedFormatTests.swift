import DesignSystem
import Foundation
import TestTraits
import Testing

/// Date and time of a message, to the character.
@Suite struct PostedFormatTests {
  private func text(_ date: String, in zone: String, _ language: String = "en_US") throws -> String {
    let format = PostedFormat(
      timeZone: try #require(TimeZone(identifier: zone)), locale: Locale(identifier: language))
    return format.format(try Date(date, strategy: .iso8601))
  }

  @Test(
    .proves(131, "D17", "D18"),
    arguments: [
      ("2022-10-19T02:06:11Z", "America/Los_Angeles", "Oct 18, 2022 at 7:06 PM"),
      ("2022-10-19T02:06:11Z", "UTC", "Oct 19, 2022 at 2:06 AM"),
      ("2022-10-19T02:06:59Z", "Asia/Kathmandu", "Oct 19, 2022 at 7:51 AM"),
      ("2022-01-01T00:00:00Z", "UTC", "Jan 1, 2022 at 12:00 AM"),
      ("2024-02-29T12:00:00Z", "UTC", "Feb 29, 2024 at 12:00 PM"),
    ])
  func `date and time in the reader's zone, with ordinary spaces`(
    _ date: String, _ zone: String, _ words: String
  ) throws {
    let text = try text(date, in: zone)

    #expect(text == words)
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test(
    .proves(131),
    arguments: [
      ("2022-03-13T09:59:59Z", "Mar 13, 2022 at 1:59 AM"), ("2022-03-13T10:00:00Z", "Mar 13, 2022 at 3:00 AM"),
      ("2022-11-06T08:30:00Z", "Nov 6, 2022 at 1:30 AM"), ("2022-11-06T09:30:00Z", "Nov 6, 2022 at 1:30 AM"),
      ("2022-11-06T10:00:00Z", "Nov 6, 2022 at 2:00 AM"),
    ])
  func `the hour that is skipped in March and the one that comes twice in November`(
    _ date: String, _ words: String
  ) throws {
    #expect(try text(date, in: "America/Los_Angeles") == words)
  }

  @Test(.proves(131)) func `Russian has its own order and 24 hours`() throws {
    let text = try text("2022-10-19T02:06:11Z", in: "America/Los_Angeles", "ru_RU")

    #expect(text.hasPrefix("18 окт. 2022"))
    #expect(text.hasSuffix("19:06"))
    #expect(!text.contains("\u{202F}"))
  }

  @Test func `the language may be chosen later`() throws {
    let russian = PostedFormat(timeZone: .gmt, locale: Locale(identifier: "ru_RU"))
    let date = try Date("2022-10-19T14:06:11Z", strategy: .iso8601)

    #expect(russian.locale(Locale(identifier: "en_US")).format(date) == "Oct 19, 2022 at 2:06 PM")
  }
}
