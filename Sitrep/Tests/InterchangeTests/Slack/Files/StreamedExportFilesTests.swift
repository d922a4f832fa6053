import Domain
import SampleData
import TestTraits
import Testing

@testable import Interchange

/// The folder's frames come from the program itself; a mistake in it mustn't do harm either.
@Suite struct StreamedExportFilesTests {
  private func bytes(_ frames: [FolderFrame]) -> [UInt8] {
    var writer = FrameWriter(mark: FolderFrame.mark)
    for frame in frames { writer.add(frame.encoded) }
    return writer.take()
  }

  private func files(_ bytes: [UInt8], size: Int = 7, mostBytes: Int = 1_000) throws -> [ReadFile] {
    var files = StreamedExportFiles(mostBytes: mostBytes, pieces(bytes, size: size))
    return try files.rest()
  }

  private func files(_ frames: [FolderFrame], mostBytes: Int = 1_000) throws -> [ReadFile] {
    try files(bytes(frames), mostBytes: mostBytes)
  }

  private static let sample: [FolderFrame] = [
    .total(6), .file(path: "channels.json"), .bytes([0x5B]), .bytes([0x5D]), .fileEnd, .file(path: "a/é.json"),
    .fileSkipped(.notJSON(byte: 5, fault: .endsEarly)), .file(path: "b"), .fileEnd, .end,
  ]

  @Test(.proves("B6"), arguments: [1, 2, 3, 50, 1_000]) func `files come in pieces of any size`(size: Int) throws {
    let expected = [
      ReadFile("channels.json"), ReadFile("a/é.json", .notJSON(byte: 5, fault: .endsEarly)), ReadFile("b", ""),
    ]

    #expect(try files(bytes(Self.sample), size: size) == expected)
  }

  @Test func `what is out of order, or more than the end, is refused`() {
    let wrong: [[FolderFrame]] = [
      [.bytes([]), .end], [.fileEnd, .end], [.fileSkipped(.damaged), .end],
      [.file(path: "a"), .end], [.file(path: "a"), .file(path: "b"), .fileEnd, .fileEnd, .end],
      [.file(path: "a"), .total(1), .fileEnd, .end], [.end, .end], [.file(path: "a\0"), .fileEnd, .end],
      [.file(path: String(repeating: "a", count: 1_001)), .fileEnd, .end],
    ]

    for frames in wrong {
      #expect(throws: ArchiveImportProblem.unreadable, "\(frames)") { try files(frames) }
    }
  }

  @Test func `frames of no kind, with more than they have, or longer than they may be, are refused`() {
    for frame in [[9], [], [0, 0], [1, 5, 0], [2, 5]] as [[UInt8]] {
      #expect(throws: ByteProblem.self, "\(frame)") { try FolderFrame(frame[...]) }
    }
    #expect(throws: ArchiveImportProblem.unreadable) {
      try files([.file(path: "a"), .bytes(Array(repeating: 0, count: FolderFrame.mostBytes)), .fileEnd, .end])
    }
  }

  @Test(.proves("B6")) func `bytes that end early are refused`() throws {
    let whole = bytes(Self.sample)

    for count in 0..<whole.count {
      #expect(throws: ArchiveImportProblem.unreadable, "\(count)") { try files(Array(whole.prefix(count))) }
    }
  }

  @Test(.proves("B6")) func `a file that is larger than it may be is told, and files that are too much are refused`()
    throws
  {
    let chunk = FolderFrame.bytes(Array(repeating: 0x20, count: 64_000))
    let large = Array(repeating: chunk, count: 1_001)
    let frames = [.file(path: "a")] + large + [.fileEnd, .file(path: "b"), .fileEnd, .end]

    let read = try files(bytes(frames), size: 100_000, mostBytes: 65_000_000)

    #expect(read == [ReadFile("a", .tooLarge(mostBytes: 64_000_000)), ReadFile("b", "")])
    #expect(throws: ArchiveImportProblem.exportTooLarge) { try files([.file(path: "a"), chunk], mostBytes: 63_999) }
  }

  @Test func `more files than there may be are refused`() throws {
    let file = [FolderFrame.file(path: ""), .fileEnd].map(\.encoded)
    var writer = FrameWriter(mark: FolderFrame.mark)
    var left = 1_000_001
    var files = StreamedExportFiles {
      guard left > 0 else { return [] }
      for _ in 0..<min(left, 1_000) { for frame in file { writer.add(frame) } }
      left -= 1_000
      return writer.take()
    }

    #expect(throws: ArchiveImportProblem.exportTooLarge) { while try files.next() != nil {} }
  }

  @Test func `a total that isn't theirs keeps the position between 0 and 1`() throws {
    var files = StreamedExportFiles(
      pieces(bytes([.total(1), .file(path: "a"), .bytes([1, 2, 3]), .fileEnd]), size: 9))

    _ = try files.next()

    #expect(files.position == 1)
  }

  @Test(.proves("B6")) func `no frames with changed bytes end the program`() throws {
    var random = RepeatableRandom()
    let whole = bytes(Self.sample)
    var refused = 0

    for _ in 0..<5_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      do {
        let read = try files(bytes, size: .random(in: 1...30, using: &random))
        #expect(read.count <= 4)
      } catch ArchiveImportProblem.unreadable {
        refused += 1
      }
    }

    #expect(refused > 0 && refused < 5_000)
  }
}
