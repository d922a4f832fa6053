import Domain
import Foundation
import PortableUITesting
import Testing
import Workspaces

/// Scenarios about time: zones, and ages that go on.
extension WorkspacesScenarios {
  /// R131, D17, D18: dates are those of a zone, in the list and on the message's page.
  package static func datesOf(_ zone: TimeZone, on driver: any UIDriver) async throws {
    try await driver.open("/workspaces/a/construction/water")
    let messages = try await MessageListPage.shown(on: driver)
    let wanted = try text(of: "2022-10-19T02:06:11Z", in: zone)
    try await driver.waitUntil("the list says \(wanted)") { try await messages.posted("w1").text == wanted }

    let message = try await messages.choose("w1")
    #expect(try await message.posted.text == wanted)
  }

  /// R142: the age of a message that has just been posted goes on by itself in an open page.
  package static func agesGoOn(on driver: any UIDriver) async throws {
    let list = try await WorkspaceListPage.open(on: driver)
    let latest = list.indicators("now", named: "Now")[2]
    let first = try await latest.value
    #expect(first?.hasSuffix(" secs") == true)

    try await driver.waitUntil("the age is another one") { try await latest.value != first }

    #expect(try await latest.value?.hasSuffix(" secs") == true)
  }

  /// A workspace with a message that was posted just now.
  package static var now: [Workspace] {
    let message = Message(id: "m", content: "Hello", posted: .now, member: Member(id: "1", name: "Ada"))
    return [
      Workspace(id: "now", name: "Now", channels: [Channel(id: "c", name: "Channel", messages: [message])])
    ]
  }

  /// The text by another way than the app's.
  private static func text(of date: String, in zone: TimeZone) throws -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.dateFormat = "MMM d, yyyy 'at' h:mm a"
    return formatter.string(from: try Date(date, strategy: .iso8601))
  }
}
