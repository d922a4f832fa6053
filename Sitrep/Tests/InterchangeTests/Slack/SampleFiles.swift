import Domain
import Testing

@testable import Interchange

/// The files of an export that a test writes down.
struct SampleFiles: ExportFiles {
  private let files: [ExportFile]
  private var rest: ArraySlice<ExportFile>

  init(_ files: [(String, String)]) {
    self.init(files.map { ExportFile(path: $0, contents: .bytes(Array($1.utf8))) })
  }

  init(_ files: [ExportFile]) {
    self.files = files
    rest = files[...]
  }

  var position: Double { 1 - Double(rest.count) / Double(max(1, files.count)) }

  mutating func next() -> ExportFile? { rest.popFirst() }

  mutating func rewind() { rest = files.drop { !$0.path.contains("/") } }
}

/// What an export gives.
struct ReadExport {
  private(set) var messages: [Message] = []
  private(set) var channels: [(id: String, name: String, messages: Int)] = []
  private(set) var skipped: [SkippedPart] = []
  private(set) var team: String?
  private(set) var workspace: (id: String, name: String)?

  /// Every message by its channel's id and its own.
  private(set) var times: Set<[String]> = []
  private(set) var positions: [Double] = []
  private(set) var notes: [ImportNote] = []

  init(_ files: any ExportFiles, name: String = "export.zip") throws {
    var export = SlackExport(files, name: name)
    var count = 0
    try export.read { part in
      switch part {
      case .message(let message):
        messages.append(message)
        count += 1
      case .channel(let id, let name):
        channels.append((id, name, count))
        for message in messages.suffix(count) { times.insert([id, message.id]) }
        count = 0
      case .workspace(let id, let name): workspace = (id, name)
      case .team(let id): team = id
      case .skipped(let part): skipped.append(part)
      case .note(let note): notes.append(note)
      case .position(let position): positions.append(position)
      }
    }
  }

  /// What is read of a conversation of one day.
  init(day: String, users: String = "[]") throws {
    let files = [
      ("channels.json", #"[{"id": "C1", "name": "general"}, {"id": "C2", "name": "beds"}]"#), ("users.json", users),
      ("general/2020-04-17.json", day),
    ]
    try self.init(SampleFiles(files))
  }

  /// The only message of an export of one.
  static func message(_ json: String, users: String = "[]") throws -> Message {
    try #require(try ReadExport(day: "[\(json)]", users: users).messages.first)
  }

  /// How the text of a message is read.
  static func text(_ text: String, users: String = "[]") throws -> Message {
    try message(#"{"ts": "1.000001", "user": "U1", "text": \#(JSONText.quoted(text))}"#, users: users)
  }
}
