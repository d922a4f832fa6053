import Domain
import Foundation
import Storage
import TestSupport
import Testing

@testable import sitrep

/// The process that decodes exports, as the one that waits for it sees it.
@Suite(.timeLimit(.minutes(5))) struct ChildExportDecoderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Array("PK".utf8), to: "a.zip")
  }

  private func parts(of script: String) throws -> any ExportParts {
    let decoder = ChildExportDecoder(program: "/bin/sh", arguments: ["-c", script]) { _ in }
    return decoder.parts(of: try OpenFile(folder.path + "a.zip"), named: "a.zip")
  }

  /// Waits for a piece on a thread outside the pool, as an import does: the child needs the pool to start and to end.
  private func piece(of parts: any ExportParts) async throws -> [UInt8] {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try parts.piece() }) }
    }
  }

  @Test func `a child that writes nothing is killed at once when nobody wants its parts`() async throws {
    let parts = try parts(of: "printf a; exec sleep 1000")
    #expect(try await piece(of: parts) == Array("a".utf8))
    let waiting = Task { try await piece(of: parts) }

    parts.cancel()

    await #expect(throws: ArchiveImportProblem.cancelled) { try await waiting.value }
  }

  @Test func `a child that nobody waited for yet isn't started any more`() async throws {
    let parts = try parts(of: "echo wrong")

    parts.cancel()

    await #expect(throws: ArchiveImportProblem.cancelled) { try await piece(of: parts) }
  }

  @Test func `what a child writes comes as it is, and its end ends it`() async throws {
    let parts = try parts(of: "printf abc")

    #expect(try await piece(of: parts) == Array("abc".utf8))
    #expect(try await piece(of: parts) == [])
    parts.cancel()
  }
}
