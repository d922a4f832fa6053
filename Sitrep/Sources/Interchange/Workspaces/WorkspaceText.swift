import Domain
import Foundation

/// An archive as the text of a file: one message a line, so that two files can be compared line by line.
struct WorkspaceText {
  private static let piece = 65_536

  private var bytes: [UInt8] = []

  mutating func write(_ archive: any MessageArchive, to sink: (Data) throws -> Void) throws {
    bytes += "[".utf8
    var isFirst = true
    for workspace in try archive.workspaces() {
      begin(workspace, "channels", indent: "  ", &isFirst)
      var isFirstChannel = true
      for channel in try archive.channels(of: workspace.id) {
        begin(channel, "messages", indent: "      ", &isFirstChannel)
        var isFirstMessage = true
        try archive.forEachMessage(in: ChannelPath(workspace: workspace.id, channel: channel.id)) { message in
          separate(&isFirstMessage)
          try append(message)
          if bytes.count >= Self.piece { try flush(to: sink) }
        }
        end(indent: "      ", isEmpty: isFirstMessage)
      }
      end(indent: "  ", isEmpty: isFirstChannel)
    }
    bytes += isFirst ? "]\n".utf8 : "\n]\n".utf8
    try flush(to: sink)
  }

  private mutating func flush(to sink: (Data) throws -> Void) throws {
    try sink(Data(bytes))
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func separate(_ isFirst: inout Bool) {
    bytes += isFirst ? "\n".utf8 : ",\n".utf8
    isFirst = false
  }

  private mutating func begin(
    _ summary: ConversationSummary, _ list: String, indent: String, _ isFirst: inout Bool
  ) {
    separate(&isFirst)
    bytes += "\(indent){\n\(indent)  \"id\": ".utf8
    JSONText.append(summary.id, to: &bytes)
    bytes += ",\n\(indent)  \"name\": ".utf8
    JSONText.append(summary.name, to: &bytes)
    bytes += ",\n\(indent)  \"\(list)\": [".utf8
  }

  private mutating func end(indent: String, isEmpty: Bool) {
    bytes += isEmpty ? "]".utf8 : "\n\(indent)  ]".utf8
    bytes += "\n\(indent)}".utf8
  }

  private mutating func append(_ message: Message) throws {
    guard let posted = ArchiveDate.text(of: message.posted) else {
      throw ArchiveImportProblem.other("A message's date lies outside the years 1 to 9999.")
    }
    bytes += "          { \"id\": ".utf8
    JSONText.append(message.id, to: &bytes)
    bytes += ", \"content\": ".utf8
    JSONText.append(message.content, to: &bytes)
    bytes += ", \"posted\": \"\(posted)\", \"member\": { \"id\": ".utf8
    JSONText.append(message.member.id, to: &bytes)
    bytes += ", \"name\": ".utf8
    JSONText.append(message.member.name, to: &bytes)
    bytes += " } }".utf8
  }
}
