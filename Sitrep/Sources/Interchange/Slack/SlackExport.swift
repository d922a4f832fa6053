import Domain
import Foundation

/// Reads an official export of Slack, file by file.
///
/// In memory are its people, one file, and the times of one conversation's messages.
struct SlackExport {
  private var files: any ExportFiles
  private let name: String
  private var directory = SlackDirectory()

  /// The conversation whose days are read, by its folder, with the times of its messages.
  private var folder: String?
  private var times: Set<String> = []
  private var told: Set<String> = []

  /// - Parameters:
  ///   - files: The export's files in their order.
  ///   - name: The export's own name, which may tell that of the workspace.
  init(_ files: any ExportFiles, name: String) {
    self.files = files
    self.name = name
  }

  /// Gives each part of the export.
  ///
  /// - Throws: ``ArchiveImportProblem`` where it can't be read as a whole, and what `body` throws.
  mutating func read(_ body: (ArchivePart) throws -> Void) throws {
    while let file = try files.next() {
      switch file.contents {
      case .skipped(let reason): try body(.skipped(SkippedPart(file: file.path, reason: reason)))
      case .bytes(let bytes): try read(bytes, at: file.path, body)
      }
      try body(.position(files.position))
    }
    try endConversation(body)
    for conversation in directory.conversations where !told.contains(conversation.id) {
      try body(.channel(id: conversation.id, name: directory.name(of: conversation)))
    }
    if let team = directory.team { try body(.team(team)) }
    try body(.workspace(id: directory.team ?? "slack", name: Self.workspaceName(of: name)))
  }

  /// The name that Slack gives an export begins with that of the workspace.
  static func workspaceName(of name: String) -> String {
    let name = name.lowercased().hasSuffix(".zip") ? String(name.dropLast(4)) : name
    let mark = name.range(of: " Slack export")
    let workspace = mark.map { String(name[..<$0.lowerBound]) } ?? name
    return workspace.isEmpty ? "Slack" : workspace.beginning(bytes: WorkspacePass.longestName)
  }

  private mutating func read(_ bytes: [UInt8], at path: String, _ body: (ArchivePart) throws -> Void) throws {
    let steps = path.split(separator: "/")
    guard steps.count > 1 else {
      try directory.read(bytes, at: path, body)
      return
    }
    let next = String(steps[steps.count - 2])
    if next != folder {
      try endConversation(body)
      folder = next
    }
    try readDay(bytes, at: path, body)
  }

  private mutating func endConversation(_ body: (ArchivePart) throws -> Void) throws {
    guard let folder else { return }
    let conversation = directory.conversation(inFolder: folder)
    // Two folders of one conversation would make it twice.
    let id = told.insert(conversation.id).inserted ? conversation.id : folder
    try body(.channel(id: id, name: directory.name(of: conversation)))
    told.insert(id)
    times = []
    self.folder = nil
  }

  private mutating func readDay(_ bytes: [UInt8], at path: String, _ body: (ArchivePart) throws -> Void) throws {
    var list = SlackList(bytes)
    var number = 0
    do {
      guard try list.begin() else { return try body(.skipped(SkippedPart(file: path, reason: .notAList))) }
      while let value = try list.next() {
        number += 1
        try read(value, number, at: path, body)
      }
    } catch let problem as JSONScanProblem {
      let reason = SkippedPart.Reason.notJSON(byte: problem.byte, fault: problem.fault)
      try body(.skipped(SkippedPart(file: path, reason: reason)))
    }
  }

  private mutating func read(
    _ value: JSONValue, _ number: Int, at path: String, _ body: (ArchivePart) throws -> Void
  ) throws {
    switch part(value) {
    case .success(let message): try body(.message(message))
    case .failure(let refusal):
      try body(.skipped(SkippedPart(file: path, message: number, reason: refusal.reason)))
    }
  }

  private struct Refusal: Error {
    let reason: SkippedPart.Reason
  }

  private mutating func part(_ value: JSONValue) -> Result<Message, Refusal> {
    guard case .object = value else { return .failure(Refusal(reason: .notAMessage)) }
    guard let time = value["ts"]?.words.flatMap(SlackTime.init) else { return .failure(Refusal(reason: .noTime)) }
    guard times.insert(time.text).inserted else { return .failure(Refusal(reason: .twice)) }
    directory.learn(from: value)
    return .success(SlackMessage(value, at: time, in: directory).message)
  }
}

/// The elements of a file that is a list, one at a time.
struct SlackList {
  /// More than any message has.
  private static let mostValues = 200_000

  private var json: JSONScanner
  private var isFirst = true

  init(_ bytes: [UInt8]) {
    var rest = bytes
    json = JSONScanner(acceptsNUL: true) {
      defer { rest = [] }
      return rest
    }
  }

  /// False where the file isn't a list.
  mutating func begin() throws -> Bool {
    try json.takeByteOrderMark()
    return try json.takesToken("[")
  }

  /// The next element; nil at the end of the list, behind which nothing may stand.
  mutating func next() throws -> JSONValue? {
    guard try json.nextElement(&isFirst) else {
      try json.end()
      return nil
    }
    return try JSONReader.next(in: &json, mostValues: Self.mostValues)
  }
}

/// When a message was posted, which is its id too: seconds since 1970 with six digits of a fraction.
struct SlackTime: Hashable {
  private static let mostDigits = 11

  let text: String
  let date: Date

  /// Nil where the text isn't digits, a dot and digits.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ (1...Self.mostDigits).contains($0.utf8.count) }),
      parts.joined().utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let seconds = Double(text)
    else { return nil }
    self.text = text
    date = Date(timeIntervalSince1970: seconds)
  }
}
