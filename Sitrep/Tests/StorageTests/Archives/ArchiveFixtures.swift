import Domain
import Foundation
import Interchange
import TestSupport

@testable import Storage

/// A file of workspaces as the program writes it.
func file(of contents: [Workspace]) throws -> Data {
  var file = Data()
  try WorkspaceFileCodec().write(InMemoryMessageArchive(contents)) { file.append($0) }
  return file
}

/// One channel with so many messages, the newest first.
func oneChannel(_ count: Int) -> [Workspace] {
  let messages = (0..<count).map { number in
    Message(
      id: "\(number)", content: "Message \(number)", posted: Date(timeIntervalSince1970: 1e9 - Double(number)),
      member: Member(id: "\(number % 3)", name: "Ann"))
  }
  return [Workspace(id: "w", name: "W", channels: [Channel(id: "c", name: "C", messages: messages)])]
}

/// Reads messages without end from a file that holds an x, and none from any other.
struct EndlessReader: WorkspaceFileReader {
  func read(_ piece: @escaping () throws -> [UInt8], _ body: (ArchivePart) throws -> Void) throws {
    guard try piece() == Array("x".utf8) else { return }
    for number in 0... {
      let member = Member(id: "1", name: "Ann")
      try body(.message(Message(id: "\(number)", content: "", posted: .distantPast, member: member)))
    }
  }
}

/// Gives parts that no file has.
struct PartsReader: WorkspaceFileReader {
  let parts: [ArchivePart]

  func read(_ piece: @escaping () throws -> [UInt8], _ body: (ArchivePart) throws -> Void) throws {
    try parts.forEach(body)
  }
}

/// What was reported, from any thread.
final class Reports: @unchecked Sendable {
  private let lock = NSLock()
  private var failures: [ArchiveFailure] = []

  var all: [ArchiveFailure] { lock.withLock { failures } }

  func note(_ failure: ArchiveFailure) {
    lock.withLock { failures.append(failure) }
  }
}

extension TemporaryFolder {
  /// The folder of archives in it.
  func archives() throws -> ArchiveFolder {
    ArchiveFolder(in: try DataFolder(opening: url))
  }

  /// The names of the archives' files, sorted.
  func archiveNames() throws -> [String] {
    guard FileManager.default.fileExists(atPath: file("archives").path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: file("archives").path).sorted()
  }

  /// Writes a file of workspaces and opens it.
  func opened(_ contents: Data, as name: String = "in.json") throws -> OpenFile {
    try contents.write(to: file(name))
    return try OpenFile(file(name).path)
  }
}
