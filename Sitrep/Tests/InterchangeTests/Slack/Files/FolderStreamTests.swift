import Domain
import Foundation
import TestTraits
import Testing

@testable import Interchange

@Suite(.timeLimit(.minutes(10))) struct FolderStreamTests {
  private let folder: SampleFolder

  init() throws {
    folder = try SampleFolder()
  }

  /// What the process at the other end reads.
  private func files(below name: String = "") throws -> [ReadFile] {
    var stream = try FolderStream(folder.path(name))
    var files = StreamedExportFiles { stream.piece() }
    return try files.rest()
  }

  @Test(.proves("B6")) func `a folder is read in order`() throws {
    for name in ["zoo/2022-10-19.json", "users.json", "a/2022-10-20.json", "a/2022-10-19.json", "channels.json"] {
      try folder.write("[\"\(name)\"]", to: name)
    }
    try folder.write("", to: "a/b/2022-10-19.json")
    try folder.write("[1]", to: "a/tss.json")

    let names = ["channels.json", "users.json", "a/2022-10-19.json", "a/2022-10-20.json"]
    let expected = names.map { ReadFile($0, "[\"\($0)\"]") }
    let last = ReadFile("zoo/2022-10-19.json", "[\"zoo/2022-10-19.json\"]")
    #expect(try files() == expected + [ReadFile("a/tss.json", .notADay), last])
  }

  @Test(.proves("B6")) func `a folder with one folder that is the export is read, and the rest is not`() throws {
    try folder.write("[]", to: "Team/channels.json")
    try folder.write("[1]", to: "Team/general/2022-10-19.json")
    try folder.write("[2]", to: "Team/general/deep/2022-10-19.json")
    try folder.write("[3]", to: "another/general/2022-10-19.json")

    let expected = [ReadFile("channels.json"), ReadFile("general/2022-10-19.json", "[1]")]
    #expect(try files() == expected)
    #expect(try files(below: "Team") == expected)
  }

  @Test func `a folder that isn't there, and a file, are refused`() throws {
    try folder.write("[]", to: "file")

    #expect(throws: ArchiveImportProblem.unreadable) { try FolderStream(folder.path("nothing")) }
    #expect(throws: ArchiveImportProblem.unreadable) { try FolderStream(folder.path("file")) }
    #expect(throws: ArchiveImportProblem.notAnExport) { try FolderStream(folder.path("")) }
  }

  @Test(.proves("B6")) func `no symbolic link is followed, and no pipe blocks`() throws {
    try folder.write("[]", to: "channels.json")
    try folder.write("secret", to: "a/2022-10-19.json")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.path("a/2022-10-20.json"), withDestinationPath: "2022-10-19.json")
    try files.createSymbolicLink(atPath: folder.path("a/2022-10-21.json"), withDestinationPath: "/dev/zero")
    try files.createSymbolicLink(atPath: folder.path("b"), withDestinationPath: "a")
    try #require(mkfifo(folder.path("a/2022-10-22.json"), 0o600) == 0)
    try files.createDirectory(atPath: folder.path("a/2022-10-23.json"), withIntermediateDirectories: false)

    let damaged = (20...22).map { ReadFile("a/2022-10-\($0).json", .damaged) }
    #expect(try self.files() == [ReadFile("channels.json"), ReadFile("a/2022-10-19.json", "secret")] + damaged)
  }

  @Test func `the chosen folder itself may be a symbolic link`() throws {
    try folder.write("[]", to: "a/channels.json")
    try FileManager.default.createSymbolicLink(atPath: folder.path("b"), withDestinationPath: "a")

    #expect(try files(below: "b") == [ReadFile("channels.json")])
  }

  @Test(.proves("B6")) func `a name that isn't UTF-8 is told, and one of 255 bytes is read`() throws {
    try folder.write("[]", to: "channels.json")
    let long = String(repeating: "a", count: 255)
    try folder.write("[1]", to: "\(long)/2022-10-19.json")
    for name in [[0x61, 0xE9, 0], [0x7A, 0xE9, 0]] as [[UInt8]] {
      try folder.open(".") { descriptor in
        try name.withUnsafeBufferPointer { name in
          try name.withMemoryRebound(to: CChar.self) { name in
            let path = try #require(name.baseAddress)
            let isFolder = name[0] == 0x7A
            if isFolder {
              try #require(mkdirat(descriptor, path, 0o700) == 0)
            } else {
              close(openat(descriptor, path, O_CREAT | O_WRONLY, 0o600))
            }
          }
        }
      }
    }

    #expect(
      try files() == [
        ReadFile("channels.json"), ReadFile("\(long)/2022-10-19.json", "[1]"), ReadFile("a\u{FFFD}", .unsafeName),
        ReadFile("z\u{FFFD}", .unsafeName),
      ])
  }

  @Test(.proves("B6")) func `a file that is too large is told without being read`() throws {
    try folder.write("[]", to: "channels.json")
    try folder.write("", to: "a/2022-10-19.json")
    try #require(truncate(folder.path("a/2022-10-19.json"), 64_000_001) == 0)

    #expect(
      try files() == [ReadFile("channels.json"), ReadFile("a/2022-10-19.json", .tooLarge(mostBytes: 64_000_000))])
  }

  @Test(.proves("B6")) func `a file and a folder that may not be read are told`() throws {
    try folder.write("[]", to: "channels.json")
    try folder.write("[]", to: "a/2022-10-19.json")
    try folder.write("[]", to: "b/2022-10-19.json")
    try #require(chmod(folder.path("a/2022-10-19.json"), 0) == 0 && chmod(folder.path("b"), 0) == 0)
    defer { chmod(folder.path("b"), 0o700) }

    let expected = [
      ReadFile("channels.json"), ReadFile("a/2022-10-19.json", .damaged), ReadFile("b", .damaged),
    ]
    #expect(try asNobody { try files() } == expected)
  }

  @Test(.proves("B6")) func `an export one folder down with a folder that may not be read is told`() throws {
    try folder.write("[]", to: "Team/channels.json")
    try folder.write("[]", to: "Team/a/2022-10-19.json")
    try #require(chmod(folder.path("Team/a"), 0) == 0)
    defer { chmod(folder.path("Team/a"), 0o700) }

    #expect(try asNobody { try files() } == [ReadFile("channels.json"), ReadFile("Team/a", .damaged)])
  }

  @Test func `a folder that may not be listed any more is refused`() throws {
    try folder.write("[]", to: "a/channels.json")
    let opened = try #require(OpenFolder(folder.path("a")))
    try #require(chmod(folder.path("a"), 0) == 0)
    defer { chmod(folder.path("a"), 0o700) }

    #expect(throws: ArchiveImportProblem.unreadable) { try asNobody { try FolderListing(opened) } }
  }

  @Test func `a file that goes away after it was listed is told`() throws {
    try folder.write("[]", to: "channels.json")
    try folder.write("[]", to: "a/2022-10-19.json")

    var stream = try FolderStream(folder.path(""))
    try FileManager.default.removeItem(atPath: folder.path("a"))
    var files = StreamedExportFiles { stream.piece() }

    #expect(try files.rest() == [ReadFile("channels.json"), ReadFile("a/2022-10-19.json", .damaged)])
  }

  @Test func `pieces are bounded, and the position goes from 0 to 1`() throws {
    try folder.write(String(repeating: " ", count: 1_000_000), to: "channels.json")
    for day in 10..<20 { try folder.write(String(repeating: " ", count: 100_000), to: "a/2022-10-\(day).json") }
    var largest = 0
    var stream = try FolderStream(folder.path(""))
    var files = StreamedExportFiles {
      let piece = stream.piece()
      largest = max(largest, piece.count)
      return piece
    }

    var positions = [files.position]
    while try files.next() != nil { positions.append(files.position) }

    #expect(positions == [0, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1])
    try files.rewind()
    #expect(files.position == 0)
    #expect(try files.rest().count == 10 && files.position == 1)
    #expect((100_000...200_000).contains(largest))
    #expect(stream.piece().isEmpty)
  }

  @Test func `a file that can't be read any more gives nothing`() throws {
    try folder.write("[]", to: "file")
    let opened = try #require(OpenFolder(folder.path("")))

    #expect(opened.file("file")?.bytes(10) == Array("[]".utf8))
    #expect(opened.file("nothing/file") == nil)
    #expect(opened.size(of: "nothing") == 0)
    #expect(opened.folder("file") == nil)
    #expect(OpenFolder(folder.path("file")) == nil)
  }
}

/// Runs the closure with the rights of nobody where this process may read everything.
private func asNobody<Result>(_ body: () throws -> Result) throws -> Result {
  guard geteuid() == 0 else { return try body() }
  let function = try #require(dlsym(UnsafeMutableRawPointer(bitPattern: 0), "setfsuid"))
  // For files, and for this thread alone.
  let setUser = unsafeBitCast(function, to: (@convention(c) (UInt32) -> Int32).self)
  _ = setUser(65_534)
  defer { _ = setUser(0) }
  return try body()
}
