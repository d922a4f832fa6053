import Domain

/// A huddle: people of a workspace who talk with each other.
struct SlackRoom {
  private static let mostPeople = 50
  private static let secondsOfYear = 31_536_000

  /// As in “A huddle of Mira Olsen and Tomas, 37 minutes”; nil where a message has none.
  static func text(of message: JSONNode, _ directory: SlackDirectory) -> String? {
    guard let room = message["room"], room.isObject else { return nil }
    let names = people(in: room).map(directory.people.name)
    let title = room["name"]?.name.map { " “\($0)”" } ?? ""
    let who = names.isEmpty ? "" : " of \(list(names))"
    return "A huddle\(title)\(who)\(duration(of: room).map { ", \($0)" } ?? "")"
  }

  /// Whoever took part, or who began it where nobody is named.
  private static func people(in room: JSONNode) -> [String] {
    let lists: [StaticString] = ["participant_history", "participants"]
    var ids: [String] = []
    for id in lists.lazy.compactMap({ room[$0]?.elements }).joined().lazy.compactMap(\.id).prefix(mostPeople)
    where !ids.contains(id) {
      ids.append(id)
    }
    return ids.isEmpty ? [room["created_by"]?.id].compactMap(\.self) : ids
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// In minutes, rounded up.
  private static func duration(of room: JSONNode) -> String? {
    guard let start = room["date_start"]?.integer, let end = room["date_end"]?.integer, start > 0, end > start,
      end - start < secondsOfYear
    else { return nil }
    let minutes = (end - start + 59) / 60
    return minutes == 1 ? "1 minute" : "\(minutes) minutes"
  }
}
