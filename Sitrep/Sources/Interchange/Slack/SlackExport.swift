import Domain
import Foundation

/// Reads an official export of Slack, file by file.
///
/// The conversations' files are gone through twice: first for names of people, which may stand in any of them, then for
/// messages. In memory are its people, one file, and the times of one conversation's messages.
struct SlackExport {
  /// How much of the time the first way through takes.
  private static let nameShare = 0.2

  /// For the note of lists that count as empty.
  private static let mostNoted = 10

  private var files: any ExportFiles
  private let name: String
  private let directory = SlackDirectory()

  /// The names of the lists that are there, in whatever state.
  private var lists: Set<String> = []
  private var emptyLists: [String] = []
  private var hasDays = false

  /// The conversation whose days are read, by its folder, with the times of its messages.
  private var folder: Substring?
  private var times: Set<SlackTime.Key> = []

  /// The ids of the conversations that were given.
  private var given: Set<String> = []
  private var messageCount = 0
  private var hasPeople = false
  private var firstSkipped: SkippedPart?

  /// - Parameters:
  ///   - files: The export's files in their order.
  ///   - name: The export's own name, which may tell that of the workspace.
  init(_ files: any ExportFiles, name: String) {
    self.files = files
    self.name = name
  }

  /// Gives each part of the export: each conversation after its messages, the workspace at the end.
  ///
  /// - Throws: ``ArchiveImportProblem/notAnExport`` without lists, ``ArchiveImportProblem/nothingRead(_:)`` and its like
  ///   where there is something of which nothing could be read, what else is wrong with the files as a whole, and what
  ///   `body` throws.
  mutating func read(_ body: (ArchivePart) throws -> Void) throws {
    try readNames(body)
    let isExport =
      ExportFileOrder.conversationLists.contains(where: lists.contains)
      || hasDays && ExportFileOrder.peopleLists.contains(where: lists.contains)
    guard isExport else { throw ArchiveImportProblem.notAnExport }
    try files.rewind()
    while let file = try files.next() {
      try readConversationFile(file, body)
      try body(.position(Self.nameShare + (1 - Self.nameShare) * files.position))
    }
    try endConversation(body)
    if messageCount == 0, let firstSkipped { throw Self.problem(of: firstSkipped) }
    for conversation in directory.conversations where given.insert(conversation.id).inserted {
      try body(.channel(id: conversation.id, name: directory.name(of: conversation)))
    }
    let team = directory.team
    if let team { try body(.team(team)) }
    try body(.workspace(id: team ?? "slack", name: Self.workspaceName(of: name)))
    try giveNotes(body)
  }

  private static func problem(of part: SkippedPart) -> ArchiveImportProblem {
    switch part.reason {
    case .encrypted: .protectedZip
    case .unknownCompression: .unknownCompression
    default: .nothingRead(part)
    }
  }

  private func giveNotes(_ body: (ArchivePart) throws -> Void) throws {
    // Other lists are missing from most exports.
    let missing = lists.contains("channels.json") ? [] : ["channels.json"]
    let empty = (missing + emptyLists).prefix(Self.mostNoted)
    if !empty.isEmpty { try body(.note(.emptyLists(Array(empty)))) }
    if hasPeople, directory.people.isEmpty { try body(.note(.noNames)) }
  }

  private mutating func skip(_ part: SkippedPart, _ body: (ArchivePart) throws -> Void) throws {
    // Of what is no day nobody knows whether it had messages.
    if part.reason != .notADay { firstSkipped = firstSkipped ?? part }
    try body(.skipped(part))
  }

  /// The name that Slack gives an export begins with that of the workspace.
  static func workspaceName(of name: String) -> String {
    let name = name.lowercased().hasSuffix(".zip") ? name.dropLast(4) : Substring(name)
    let workspace = name.firstRange(of: " Slack export").map { name[..<$0.lowerBound] } ?? name
    return workspace.allSatisfy(\.isWhitespace) ? "Slack" : String(workspace).bounded(WorkspacePass.longestName)
  }

  /// Reads the lists, and learns names from all other files.
  private mutating func readNames(_ body: (ArchivePart) throws -> Void) throws {
    while let file = try files.next() {
      if !file.path.contains("/") {
        try readList(file, body)
      } else {
        hasDays = true
        if case .bytes(let bytes) = file.contents, UnknownAuthors.mayBeTold(in: bytes, beside: directory.people) {
          // What is wrong with the file is told when its messages are read.
          _ = try Self.readElements(of: bytes) { value, _ in directory.people.learn(from: value) }
        }
      }
      try body(.position(Self.nameShare * files.position))
    }
  }

  private mutating func readList(_ file: ExportFile, _ body: (ArchivePart) throws -> Void) throws {
    guard ExportFileOrder.lists.contains(file.path) else { return }
    lists.insert(file.path)
    switch file.contents {
    case .skipped(let reason): try skip(SkippedPart(file: file.path, reason: reason), body)
    case .bytes(let bytes):
      if Self.isNull(bytes) { return emptyLists.append(file.path) }
      let fault = try Self.readElements(of: bytes) { value, _ in directory.add(value, of: file.path) }
      if let fault { try skip(SkippedPart(file: file.path, reason: fault), body) }
    }
  }

  private mutating func readConversationFile(_ file: ExportFile, _ body: (ArchivePart) throws -> Void) throws {
    switch file.contents {
    case .skipped(let reason): try skip(SkippedPart(file: file.path, reason: reason), body)
    case .bytes(let bytes):
      guard let slash = file.path.lastIndex(of: "/") else { return }
      let next = file.path[..<slash]
      if next != folder {
        try endConversation(body)
        folder = next
      }
      if !Self.isNull(bytes) { try readDay(bytes, at: file.path, body) }
    }
  }

  /// True for the word that programs write for a list that isn't there.
  private static func isNull(_ bytes: [UInt8]) -> Bool {
    bytes.count < 100 && bytes.split(whereSeparator: { $0 <= 0x20 }).map(Array.init) == [Array("null".utf8)]
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
        try self.skip(SkippedPart(file: path, message: number, reason: reason), body)
      }
      guard value.isObject else { return try skip(.notAMessage) }
      guard let time = SlackTime(value["ts"]) else { return try skip(.noTime) }
      guard times.insert(time.key).inserted else { return try skip(.twice) }
      directory.learnTeam(from: value)
      hasPeople = hasPeople || value["user"] != nil
      messageCount += 1
      try body(.message(SlackMessage(value, at: time, in: directory).message))
    }
    if let fault { try skip(SkippedPart(file: path, reason: fault), body) }
  }
}
