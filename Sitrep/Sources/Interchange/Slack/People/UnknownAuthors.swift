import Foundation

/// Finds files that may tell names which are not known yet, without reading them as JSON.
///
/// Most files have none: looking at what follows each quotation mark costs a fraction of reading them.
struct UnknownAuthors {
  private enum Member: String, CaseIterable {
    case user
    case bot = "bot_id"
    case author = "author_id"
    case userProfile = "user_profile"
    case botProfile = "bot_profile"
    case username
    case authorName = "author_name"
  }

  /// With the quotation mark at their ends.
  private static let names = Member.allCases.map { (member: $0, bytes: Array("\($0.rawValue)\"".utf8)) }

  /// No id has more bytes.
  private static let longestID = 60

  private let people: SlackPeople

  /// Whether there are authors whom nobody names, and such as only single messages name.
  private var (hasUnknown, hasUncertain) = (false, false)
  private var (hasProfile, hasLabel) = (false, false)

  /// Most messages of a file are of few people.
  private var last = ""

  private init(_ people: SlackPeople) {
    self.people = people
  }

  /// True where somebody posted whom no list and no profile names, and the file may tell the name.
  static func mayBeTold(in file: [UInt8], beside people: SlackPeople) -> Bool {
    var authors = UnknownAuthors(people)
    file.withUnsafeBytes { authors.look(at: $0) }
    return authors.hasUnknown && (authors.hasProfile || authors.hasLabel) || authors.hasUncertain && authors.hasProfile
  }

  private mutating func look(at bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    var index = 0
    while let quote = memchr(base + index, Int32(UInt8(ascii: "\"")), bytes.count - index) {
      index = UnsafeRawPointer(quote) - base + 1
      guard index < bytes.count else { return }
      switch bytes[index] {
      case UInt8(ascii: "u"), UInt8(ascii: "b"), UInt8(ascii: "a"):
        let rest = UnsafeRawBufferPointer(rebasing: bytes[index...])
        if let name = Self.names.first(where: { rest.starts(with: $0.bytes) }) {
          look(at: name.member, UnsafeRawBufferPointer(rebasing: rest[name.bytes.count...]))
          index += name.bytes.count
        }
      default: break
      }
    }
  }

  private mutating func look(at member: Member, _ rest: UnsafeRawBufferPointer) {
    switch member {
    case .userProfile, .botProfile: hasProfile = true
    case .username, .authorName: hasLabel = true
    case .user, .bot, .author:
      guard let id = Self.text(rest), id != last else { return }
      last = id
      if people.known(id) == nil { hasUnknown = true } else if !people.isCertain(id) { hasUncertain = true }
    }
  }

  /// The text that is a member's value.
  private static func text(_ rest: UnsafeRawBufferPointer) -> String? {
    let value = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
    guard value.first == UInt8(ascii: "\"") else { return nil }
    return String(decoding: value.dropFirst().prefix(longestID).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }
}
