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

  @Test func `a child that writes nothing is killed at once when nobody wants its parts`() async throws {
    let parts = try parts(of: "printf a; exec sleep 1000")
    #expect(try parts.piece() == Array("a".utf8))
    let piece = Task.detached { try parts.piece() }

    parts.cancel()

    await #expect(throws: ArchiveImportProblem.cancelled) { try await piece.value }
  }

  @Test func `a child that nobody waited for yet isn't started any more`() throws {
    let parts = try parts(of: "echo wrong")

    parts.cancel()

    #expect(throws: ArchiveImportProblem.cancelled) { try parts.piece() }
  }

  @Test func `what a child writes comes as it is, and its end ends it`() throws {
    let parts = try parts(of: "printf abc")

    #expect(try parts.piece() == Array("abc".utf8))
    #expect(try parts.piece() == [])
    parts.cancel()
  }
}
