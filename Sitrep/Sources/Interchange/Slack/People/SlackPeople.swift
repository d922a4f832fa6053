import Domain

/// The names of people and bots by their ids, from every place of an export that tells one.
///
/// A list's name wins over a profile's, and that over a name given beside a single message. Of two names of one rank the
/// first stays.
final class SlackPeople {
  private enum Rank: UInt8 {
    /// Given with one message, which may have borne it alone.
    case label

    /// In the profile beside a message.
    case profile
    case list
  }

  private struct Name {
    let text: String
    let rank: Rank
  }

  /// Whom messages tell of and no list, at most; real exports have some hundreds.
  private static let mostGuests = 100_000

  private var names = ["USLACKBOT": Name(text: "Slackbot", rank: .list)]
  private var listed: Set<String> = []
  private var guests = 0

  /// True where nobody but Slackbot has a name.
  var isEmpty: Bool { names.count == 1 }

  // MARK: What an export tells

  /// Keeps a person of a list.
  ///
  /// - Returns: False where a list has told of this person before.
  func add(_ id: String, _ name: String?, bot: String?) -> Bool {
    learn(id, name, .list)
    if let bot { learn(bot, name, .label) }
    return listed.insert(id).inserted
  }

  /// Keeps the names that a message tells, and those that messages within it tell.
  func learn(from message: JSONNode) {
    if message.isObject { learnOwn(message) }
    for value in message.values { learn(from: value) }
  }

  private func learnOwn(_ message: JSONNode) {
    let (user, bot, username) = (message["user"]?.id, message["bot_id"]?.id, message["username"]?.name)
    if let profile = message["user_profile"] { learn(user, SlackPerson.name(ofAuthor: profile), .profile) }
    if let profile = message["bot_profile"] {
      let name = profile["name"]?.name
      learn(bot ?? profile["id"]?.id, name, .profile)
      learn(user, name, .label)
    }
    learn(user ?? bot, username, .label)
    learn(message["author_id"]?.id, message["author_name"]?.name, .label)
  }

  private func learn(_ id: String?, _ name: String?, _ rank: Rank) {
    guard let id, let name, !name.isBlank else { return }
    if let known = names[id] {
      guard known.rank.rawValue < rank.rawValue else { return }
    } else if rank != .list {
      guard guests < Self.mostGuests else { return }
      guests += 1
    }
    names[id] = Name(text: name, rank: rank)
  }

  // MARK: Names

  /// What a person or a bot is called; the id of one who is not known.
  func name(_ id: String) -> String { known(id) ?? id }

  /// The same; nil for one who is not known.
  func known(_ id: String) -> String? { names[spelled(id)]?.text }

  /// True for one whom a list or a profile names.
  func isCertain(_ id: String) -> Bool { names[id].map { $0.rank != .label } ?? false }

  /// An id as the export has it; texts may have it in small letters.
  func spelled(_ id: String) -> String {
    if names[id] != nil { return id }
    let large = id.uppercased()
    return names[large] == nil ? id : large
  }
}
