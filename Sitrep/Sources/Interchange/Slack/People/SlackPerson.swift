import Domain

/// Somebody in an export.
enum SlackPerson {
  /// The first name that says something, of a person with a profile; nil where none does.
  static func name(of person: JSONNode) -> String? {
    let profile = person["profile"]
    return name(inProfile: profile) ?? telling(person["real_name"]) ?? telling(profile?["name"])
      ?? telling(person["name"])
  }

  /// The same of what a message tells of its author.
  static func name(ofAuthor profile: JSONNode) -> String? {
    name(inProfile: profile) ?? telling(profile["name"])
  }

  private static func name(inProfile profile: JSONNode?) -> String? {
    telling(profile?["display_name"]) ?? telling(profile?["real_name"])
  }

  private static func telling(_ name: JSONNode?) -> String? {
    name?.name.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}
