import Domain
import Foundation
import SampleData
import TestTraits
import Testing

@testable import Interchange

#if canImport(ZipExports)
  @testable import ZipExports
#endif

/// Exports of the generator, which tests and measurements read.
@Suite(.enabled(if: SampleFolder.python != nil, "python3 is not installed"), .timeLimit(.minutes(10)))
struct GeneratedExportTests {
  private let folder: SampleFolder

  init() throws {
    folder = try SampleFolder()
  }

  /// Its counts by their names.
  private func generate(_ name: String, messages: Int = 2_000, seed: Int = 1) throws -> [String: Int] {
    let script = SharedData.repository.appending(path: "Scripts/make-slack-export.py").path(percentEncoded: false)
    let output = try folder.run([script, name, "--messages", "\(messages)", "--seed", "\(seed)", "--days", "30"])
    return try JSONDecoder().decode([String: Int].self, from: Data(output.utf8))
  }

  @Test func `the messages are as many as it says, and each has a time of its own in its conversation`() throws {
    struct Post: Decodable {
      let ts: String
    }

    let counts = try generate("x")
    var stream = try FolderStream(folder.path("x"))
    var files = StreamedExportFiles { stream.piece() }

    var times: [Substring: [String]] = [:]
    var listCount = 0
    while let file = try files.next() {
      guard case .bytes(let bytes) = file.contents else { continue }
      guard let slash = file.path.firstIndex(of: "/") else {
        listCount += 1
        continue
      }
      times[file.path[..<slash], default: []] += try JSONDecoder().decode([Post].self, from: Data(bytes)).map(\.ts)
    }

    #expect(counts["messages"] == 2_000 && times.values.map(\.count).reduce(0, +) == 2_000)
    #expect(listCount == 5 && times["general"]?.count ?? 0 >= 200)
    for times in times.values { #expect(times == times.sorted() && Set(times).count == times.count) }
    for name in ["threads", "replies", "broadcasts", "files", "edited", "reacted", "bots", "arrivals", "blocks"] {
      #expect(counts[name] ?? 0 > 0, "\(name)")
    }
  }

  @Test(.proves("B6")) func `every subtype that exports have is in a small one`() throws {
    struct Post: Decodable {
      let subtype: String?
    }

    _ = try generate("x", messages: 4_000)
    var stream = try FolderStream(folder.path("x"))
    var files = StreamedExportFiles { stream.piece() }
    var subtypes: Set<String> = []
    while let file = try files.next() {
      guard case .bytes(let bytes) = file.contents, file.path.contains("/") else { continue }
      subtypes.formUnion(try JSONDecoder().decode([Post].self, from: Data(bytes)).compactMap(\.subtype))
    }

    let expected = """
      channel_join channel_leave channel_topic channel_purpose channel_name channel_archive channel_unarchive \
      group_join bot_message bot_add bot_remove file_share file_comment me_message pinned_item unpinned_item \
      reminder_add thread_broadcast reply_broadcast tombstone message_changed message_deleted message_replied \
      sh_room_created
      """
    #expect(Set(expected.split(separator: " ").map(String.init)).subtracting(subtypes) == [])
  }

  @Test func `the same arguments give the same bytes, and another seed others`() throws {
    _ = try (generate("a.zip"), generate("b.zip"), generate("c.zip", seed: 2))
    let contents = try ["a.zip", "b.zip", "c.zip"].map { try Data(contentsOf: folder.url.appending(path: $0)) }

    #expect(contents[0] == contents[1] && contents[0] != contents[2])
  }

  #if canImport(ZipExports)
    @Test func `a zip has the same files as a folder`() throws {
      _ = try (generate("x.zip"), generate("x"))
      var stream = try FolderStream(folder.path("x"))
      var ofFolder = StreamedExportFiles { stream.piece() }

      let ofZip = try folder.open("x.zip") { descriptor in
        var files = try ZipExportFiles(descriptor)
        return try files.rest()
      }

      #expect(try ofFolder.rest() == ofZip && ofZip.count > 100)
    }

    @Test(.proves("B6")) func `another process is told every message, of a zip as of a folder`() throws {
      let counts = try generate("x.zip")
      _ = try generate("x")
      var ofZip: [UInt8] = []
      var ofFolder: [UInt8] = []
      var stream = try FolderStream(folder.path("x"))

      try folder.open("x.zip") { try ExportDecoding.run(zip: $0, name: "x") { ofZip += $0 } }
      try ExportDecoding.run(folder: { stream.piece() }, name: "x", write: { ofFolder += $0 })

      // How far each is stands in the zip by what is compressed.
      let told = try [ofZip, ofFolder].map { try parts($0).filter { if case .position = $0 { false } else { true } } }
      #expect(told[0] == told[1])
      #expect(told[0].count { if case .message = $0 { true } else { false } } == counts["messages"])
      #expect(!told[0].contains { if case .skipped = $0 { true } else { false } })
    }
  #endif
}
