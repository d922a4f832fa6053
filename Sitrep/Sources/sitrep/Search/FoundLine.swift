import Domain
import Foundation

/// A message that was found, as a line of what a command prints.
struct FoundLine: Encodable {
  private let archive: String
  private let workspace: String
  private let channel: String
  private let channelName: String
  private let id: String
  private let posted: Date
  private let member: String
  private let memberName: String
  private let content: String

  private let snippet: String

  init(_ found: FoundMessage, in archive: String) {
    let message = found.found.message
    self.archive = archive
    workspace = found.workspace
    channel = found.found.channel
    channelName = found.found.channelDisplayName
    id = message.id
    posted = message.posted
    member = message.member.id
    memberName = message.member.displayName
    content = message.content
    snippet = found.snippet.map(\.text).joined()
  }

  private enum CodingKeys: CodingKey {
    case archive, workspace, channel, channelName, id, posted, member, memberName, content
  }

  /// All of it.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .iso8601
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// When, where, who, and the part of the text that shows why.
  var text: String {
    let moment = posted.formatted(
      Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: .current).year().month().day()
        .time(includingFractionalSeconds: false))
    return TerminalText.path("\(moment)  \(channelName)  \(memberName): \(snippet)")
  }
}
