import Domain
import Foundation
import TestTraits
import Testing

@testable import Workspaces

/// How messages are gathered by day and member.
@Suite struct MessageDaysTests {
  private func days(in zone: String, _ language: String = "en_US") throws -> MessageDays {
    MessageDays(timeZone: try #require(TimeZone(identifier: zone)), locale: Locale(identifier: language))
  }

  private func message(_ posted: String, by member: String, replyingTo root: String? = nil) throws -> Message {
    Message(
      id: posted, content: "", posted: try Date(posted, strategy: .iso8601), member: Member(id: member, name: "Ada"),
      details: root.map { MessageDetails(root: $0) })
  }

  @Test func `a message starts a day, a member, or continues`() throws {
    let days = try days(in: "UTC")
    let message = try message("2022-10-19T00:30:00Z", by: "1")

    #expect(days.place(of: message, below: nil) == .startsDay)
    #expect(days.place(of: message, below: try self.message("2022-10-19T23:00:00Z", by: "1")) == .continues)
    #expect(days.place(of: message, below: try self.message("2022-10-19T23:00:00Z", by: "2")) == .startsMember)
    #expect(days.place(of: message, below: try self.message("2022-10-20T00:00:00Z", by: "1")) == .startsDay)
  }

  @Test func `in threads replies start no day, and what follows them is of the day of the first message`() throws {
    let days = try days(in: "UTC")
    let root = "2022-10-18T08:00:00Z"
    let list = [
      try message("2022-10-19T07:00:00Z", by: "1", replyingTo: "elsewhere"),
      try message(root, by: "1"),
      try message("2022-10-20T08:00:00Z", by: "1", replyingTo: root),
      try message("2022-10-21T08:00:00Z", by: "2", replyingTo: root),
      try message("2022-10-18T07:00:00Z", by: "1"),
      try message("2022-10-18T06:00:00Z", by: "1"),
      try message("2022-10-17T06:00:00Z", by: "1"),
    ]

    let places = list.indices.map { row in
      days.place(of: list[row], at: row) { $0 > 0 ? list[$0 - 1] : nil }
    }

    #expect(
      places == [.startsDay, .startsDay, .continues, .startsMember, .startsMember, .continues, .startsDay])
  }

  @Test func `a list that begins within a thread is told from its first row`() throws {
    let days = try days(in: "UTC")
    let list = [
      try message("2022-10-20T08:00:00Z", by: "1", replyingTo: "root"),
      try message("2022-10-21T08:00:00Z", by: "1", replyingTo: "root"), try message("2022-10-20T07:00:00Z", by: "1"),
    ]

    let places = list.indices.map { row in
      days.place(of: list[row], at: row) { $0 > 0 ? list[$0 - 1] : nil }
    }

    #expect(places == [.startsDay, .continues, .startsMember])
  }

  @Test func `replies to a message that isn't there start days as any message does`() throws {
    let days = try days(in: "UTC")
    let list = [
      try message("2022-10-22T08:00:00Z", by: "1"), try message("2022-10-21T08:00:00Z", by: "1", replyingTo: "gone"),
      try message("2022-10-20T08:00:00Z", by: "1", replyingTo: "gone"), try message("2022-10-20T07:00:00Z", by: "1"),
    ]

    let places = list.indices.map { row in
      days.place(of: list[row], at: row) { $0 > 0 ? list[$0 - 1] : nil }
    }

    #expect(places == [.startsDay, .startsDay, .startsDay, .continues])
  }

  @Test func `a day is the reader's`() throws {
    let (message, above) = (
      try message("2022-10-19T06:30:00Z", by: "1"), try message("2022-10-19T07:30:00Z", by: "1")
    )

    #expect(try days(in: "UTC").place(of: message, below: above) == .continues)
    #expect(try days(in: "America/Los_Angeles").place(of: message, below: above) == .startsDay)
  }

  @Test(.proves("D18")) func `a day's title is long, in the reader's zone and language`() throws {
    let moment = try Date("2022-10-19T02:06:11Z", strategy: .iso8601)

    #expect(try days(in: "America/Los_Angeles").title(of: moment) == "October 18, 2022")
    #expect(try days(in: "UTC").title(of: moment) == "October 19, 2022")
    #expect(try days(in: "UTC", "ru_RU").title(of: moment).hasPrefix("19 октября 2022"))
  }
}

/// Initials and colours.
@Suite struct MemberLookTests {
  @Test(arguments: [
    ("Ada Byron", "AB"), ("Ada", "A"), ("ada de la byron", "AB"), ("O'Dd & <Sons>", "OS"), ("李 雷", "李雷"),
    ("Élan 7", "É7"), ("***", ""), (" ", "I"),
  ])
  func `initials are of the first and last words, of the id where there is no name`(
    _ name: String, _ initials: String
  ) {
    #expect(MemberLook(Member(id: "id", name: name)).initials == initials)
  }

  @Test func `white letters have a contrast of at least 4.5 on every ground`() {
    for ground in MemberLook.grounds {
      let parts = [ground.red, ground.green, ground.blue].map {
        $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
      }
      let luminance = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
      #expect(1.05 / (luminance + 0.05) >= 4.5)
    }
    #expect(Set(MemberLook.grounds).count == MemberLook.grounds.count)
  }

  @Test(arguments: [("1", 0), ("2", 1), ("3", 6), ("4", 7), ("5", 4), ("U012AB", 4), ("é", 6), ("", 1)])
  func `a colour belongs to the id, in every run`(_ id: String, _ ground: Int) {
    #expect(MemberLook(Member(id: id, name: "Ada")).ground == MemberLook.grounds[ground])
    #expect(MemberLook(Member(id: id, name: "Bo")).ground == MemberLook.grounds[ground])
  }
}

/// Names that a list has more than once.
@Suite struct RepeatedNamesTests {
  @Test func `only names that are shown twice count`() {
    let list = [("a", "One"), ("b", "Two"), ("c", "One"), ("One", " ")].map { id, name in
      ConversationSummary(id: id, name: name, activity: Activity(count: 0, members: 0, latest: nil))
    }

    #expect(list.repeatedNames == ["One"])
    #expect(Array(list[1...1]).repeatedNames == [])
  }
}
