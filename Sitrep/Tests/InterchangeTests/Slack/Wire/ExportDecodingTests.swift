import Domain
import TestTraits
import Testing

@testable import Interchange

@Suite struct ExportDecodingTests {
  private struct Stop: Error {}

  /// Files with these names, all empty.
  private struct Files: ExportFiles {
    var names: [String]

    var position: Double { 0.5 }

    mutating func next() throws -> ExportFile? {
      names.isEmpty ? nil : ExportFile(path: names.removeFirst(), contents: .bytes([]))
    }

    func rewind() {}
  }

  private final class Written {
    var pieces: [[UInt8]] = []
  }

  private func decoded(_ names: [String] = [], _ read: ExportDecoding.Reading) throws -> [[UInt8]] {
    let written = Written()
    try ExportDecoding.run({ Files(names: names) }, by: read, write: { written.pieces.append($0) })
    return written.pieces
  }

  @Test(.proves("B6")) func `what is read is written in pieces`() throws {
    let written = try decoded { files, body in
      #expect(files.position == 0.5)
      for _ in 0..<2_000 { for part in SampleParts.all.prefix(9) { try body(part) } }
    }

    let read = try parts(Array(written.joined()))
    #expect(read.count == 18_000 && Set(read) == Set(SampleParts.all.prefix(9)))
    #expect(written.dropLast().allSatisfy { (65_536..<70_000).contains($0.count) } && written.count > 10)
  }

  @Test(.proves("B6")) func `a message that is too much is told with its file, and the rest is written`() throws {
    let written = try decoded(["channels.json", "a/2022-10-19.json"]) { files, body in
      var files = files
      while let file = try files.next() { try body(SampleParts.message(file.path)) }
      try body(SampleParts.message(content: String(repeating: "a", count: 1_000_001)))
      try body(.channel(id: "C1", name: ""))
    }

    let skipped = SkippedPart(file: "a/2022-10-19.json", reason: .tooLarge(mostBytes: 4_000_000))
    let expected: [ArchivePart] = [
      SampleParts.message("channels.json"), SampleParts.message("a/2022-10-19.json"), .skipped(skipped),
      .channel(id: "C1", name: ""),
    ]
    #expect(try parts(Array(written.joined())) == expected)
  }

  @Test(.proves("B6")) func `that an export can't be read is written`() throws {
    let problem = try decoded { _, body in
      try body(.team("T1"))
      throw ArchiveImportProblem.exportTooLarge
    }
    let other = try decoded { _, _ in throw Stop() }
    let malformed = try decoded { _, body in try body(.channel(id: "", name: "")) }

    #expect(throws: ArchiveImportProblem.exportTooLarge) { try parts(Array(problem.joined())) }
    for written in [other, malformed] {
      #expect(throws: ArchiveImportProblem.unreadable) { try parts(Array(written.joined())) }
    }
  }

  @Test func `files that can't be opened are told`() throws {
    let written = Written()

    let files = { throw ArchiveImportProblem.damagedZip } as () throws -> Files
    try ExportDecoding.run(files, by: { _, _ in }, write: { written.pieces.append($0) })

    #expect(throws: ArchiveImportProblem.damagedZip) { try parts(Array(written.pieces.joined())) }
  }

  @Test func `where writing fails, that is thrown`() {
    #expect(throws: Stop.self) {
      try ExportDecoding.run({ Files(names: []) }, by: { _, _ in }, write: { _ in throw Stop() })
    }
    #expect(throws: Stop.self) {
      let read: ExportDecoding.Reading = { _, body in while true { try body(.team("T1")) } }
      try ExportDecoding.run({ Files(names: []) }, by: read, write: { _ in throw Stop() })
    }
  }
}
