import Domain
import Foundation

/// Workspaces with every hard case: equal names, empty channels, unsorted messages, ties, ids and texts of any kind.
package enum SampleTeam {
  package static let workspaces = [
    Workspace(
      id: "construction", name: "Construction",
      channels: [
        Channel(id: "water", name: "Waterproofer", messages: water),
        Channel(id: "roof-1", name: "Roofing", messages: roof),
        Channel(id: "roof-2", name: "Roofing", messages: [message("r9", otherAda, "2021-01-02T03:04:05Z", "Alone")]),
        Channel(id: "quiet", name: "Quiet (old)", messages: []),
      ]),
    Workspace(id: "masonry", name: "Masonry & Precast", channels: []),
    Workspace(
      id: "night-1", name: "Night Shift",
      channels: [Channel(id: "first", name: "First", messages: [message("n1", ada, "2022-01-01T00:00:00Z", "One")])]),
    Workspace(
      id: "night-2", name: "Night Shift",
      channels: [
        Channel(id: "second", name: "Second", messages: []), Channel(id: "third", name: "Third", messages: []),
      ]),
    Workspace(
      id: odd, name: "<b>Odd</b> & “co”",
      channels: [
        Channel(id: "..", name: "100 % <i>odd</i>", messages: [message(odd, odder, "2022-01-01T00:00:00Z", oddText)])
      ]),
    Workspace(
      id: "years", name: "Years", channels: [Channel(id: "everything", name: "Everything", messages: everything)]),
  ]

  /// An id that no address can have as it is.
  package static let odd = "a/b?c=%2F&d #é"

  /// A text that is shown as it is, to the last character.
  package static let oddText =
    "<script>alert(1)</script> &amp; " + String(repeating: "a long message ", count: 40) + "end"

  /// How many messages the long channel has.
  package static let longCount = 720

  private static let ada = Member(id: "1", name: "Ada Byron")
  private static let bo = Member(id: "2", name: "Bo Lind")
  private static let otherAda = Member(id: "3", name: "Ada Byron")
  private static let cy = Member(id: "4", name: "Cy Hall")
  private static let di = Member(id: "5", name: "Di Ng")
  private static let odder = Member(id: "6", name: "O'Dd & <Sons>")

  /// Unsorted: the newest is the third.
  private static let water = [
    message("w4", ada, "2022-10-16T09:00:00Z", "Which sealant do we use?"),
    message("w5", bo, "2022-10-15T09:00:00Z", "The roof leaks."),
    message("w1", cy, "2022-10-19T02:06:11Z", "All dry since Monday."),
    message("w3", otherAda, "2022-10-17T09:00:00Z", "The grey one."),
    message("w2", di, "2022-10-18T09:00:00Z", "Done."),
  ]

  /// Two of one second stay in the file's order.
  private static let roof = [
    message("r3", ada, "2022-05-01T10:00:00Z", "Oldest"), message("r1", bo, "2022-05-02T10:00:00Z", "Tie, first"),
    message("r2", ada, "2022-05-02T10:00:00Z", "Tie, second"),
  ]

  private static let everything = (0..<longCount).map { place in
    Message(
      id: "e\(place)", content: "Message \(place)", posted: Date(timeIntervalSince1970: 1_600_000_000 - Double(place)),
      member: place.isMultiple(of: 2) ? ada : bo)
  }

  private static func message(_ id: String, _ member: Member, _ posted: String, _ content: String) -> Message {
    Message(id: id, content: content, posted: date(posted), member: member)
  }

  private static func date(_ text: String) -> Date {
    do {
      return try Date(text, strategy: .iso8601)
    } catch {
      preconditionFailure("\(text) is no date: \(error)")
    }
  }
}
