import Domain
import Foundation

/// Reads an official export of Slack, file by file.
///
/// In memory are its people, one file, and the times of one conversation's messages.
struct SlackExport {
  private static let channels = "channels.json"

  private var files: any ExportFiles
  private let name: String
  private let directory = SlackDirectory()
  private var hasChannels = false

  /// The conversation whose days are read, by its folder, with the times of its messages.
  private var folder: Substring?
  private var times: Set<SlackTime.Key> = []

  /// The ids of the conversations that were given.
  private var given: Set<String> = []

  /// - Parameters:
  ///   - files: The export's files in their order.
  ///   - name: The export's own name, which may tell that of the workspace.
  init(_ files: any ExportFiles, name: String) {
    self.files = files
    self.name = name
  }

  /// Gives each part of the export: each conversation after its messages, the workspace at the end.
  ///
  /// - Throws: ``ArchiveImportProblem/notAnExport`` without a list of channels, what else is wrong with the files as a
  ///   whole, and what `body` throws.
  mutating func read(_ body: (ArchivePart) throws -> Void) throws {
    while let file = try files.next() {
      switch file.contents {
      case .skipped(let reason):
        guard file.path != Self.channels else { throw ArchiveImportProblem.notAnExport }
        try body(.skipped(SkippedPart(file: file.path, reason: reason)))
      case .bytes(let bytes): try read(bytes, at: file.path, body)
      }
      try body(.position(files.position))
    }
    guard hasChannels else { throw ArchiveImportProblem.notAnExport }
    try endConversation(body)
    for conversation in directory.conversations where given.insert(conversation.id).inserted {
      try body(.channel(id: conversation.id, name: directory.name(of: conversation)))
    }
    let team = directory.team
    if let team { try body(.team(team)) }
    try body(.workspace(id: team ?? "slack", name: Self.workspaceName(of: name)))
  }

  /// The name that Slack gives an export begins with that of the workspace.
  static func workspaceName(of name: String) -> String {
    let name = name.lowercased().hasSuffix(".zip") ? name.dropLast(4) : Substring(name)
    let workspace = name.firstRange(of: " Slack export").map { name[..<$0.lowerBound] } ?? name
    return workspace.allSatisfy(\.isWhitespace) ? "Slack" : String(workspace).bounded(WorkspacePass.longestName)
  }

  private mutating func read(_ bytes: [UInt8], at path: String, _ body: (ArchivePart) throws -> Void) throws {
    guard let slash = path.lastIndex(of: "/") else { return try readList(bytes, path, body) }
    guard hasChannels else { throw ArchiveImportProblem.notAnExport }
    let next = path[..<slash]
    if next != folder {
      try endConversation(body)
      folder = next
    }
    try readDay(bytes, at: path, body)
  }

  private mutating func readList(_ bytes: [UInt8], _ name: String, _ body: (ArchivePart) throws -> Void) throws {
    let fault = try Self.readElements(of: bytes) { value, _ in directory.add(value, of: name) }
    if name == Self.channels {
      guard fault == nil else { throw ArchiveImportProblem.notAnExport }
      hasChannels = true
    } else if let fault {
      try body(.skipped(SkippedPart(file: name, reason: fault)))
    }
  }

  /// Gives the elements of a file that is a list, with their numbers from 1.
  ///
  /// - Returns: Why not all of them could be read; nil where they could.
  private static func readElements(
    of bytes: [UInt8], _ body: (JSONNode, Int) throws -> Void
  ) throws -> SkippedPart.Reason? {
    var list = SlackList(bytes)
    var number = 0
    do {
      guard try list.begin() else { return .notAList }
      while let value = try list.next() {
        number += 1
        try body(value, number)
      }
      return nil
    } catch let problem as JSONScanProblem {
      return .notJSON(byte: problem.byte, fault: problem.fault)
    }
  }
}

/// Conversations.
extension SlackExport {
  private mutating func endConversation(_ body: (ArchivePart) throws -> Void) throws {
    guard let folder else { return }
    let conversation = directory.conversation(inFolder: String(folder))
    // Two folders of one conversation would make it twice.
    var (id, number) = (conversation.id, 1)
    while !given.insert(id).inserted {
      number += 1
      id = "\(conversation.id.bounded(WorkspacePass.longestID / 2))-\(number)"
    }
    try body(.channel(id: id, name: directory.name(of: conversation)))
    times = []
    self.folder = nil
  }

  private mutating func readDay(_ bytes: [UInt8], at path: String, _ body: (ArchivePart) throws -> Void) throws {
    let fault = try Self.readElements(of: bytes) { value, number in
      func skip(_ reason: SkippedPart.Reason) throws {
        try body(.skipped(SkippedPart(file: path, message: number, reason: reason)))
      }
      guard value.isObject else { return try skip(.notAMessage) }
      guard let time = SlackTime(value["ts"]) else { return try skip(.noTime) }
      guard times.insert(time.key).inserted else { return try skip(.twice) }
      directory.learn(from: value)
      try body(.message(SlackMessage(value, at: time, in: directory).message))
    }
    if let fault { try body(.skipped(SkippedPart(file: path, reason: fault))) }
  }
}
