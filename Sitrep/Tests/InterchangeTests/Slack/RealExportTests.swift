import Domain
import Foundation
import SampleData
import TestTraits
import Testing

@testable import Interchange

#if canImport(ZipExports)
  @testable import ZipExports
#endif

/// The exports of real teams beside the repository, each counted three times: by Sitrep, by Foundation, and by Python
/// for the numbers here.
@Suite(.enabled(if: SharedExports.exist, SharedExports.absence))
struct RealExportTests {
  @Test(.proves("B6")) func `a folder is read with no message lost`() throws {
    let read = try ReadExport(SharedExports.folder("houstondatavis"), name: "houstondatavis")

    #expect(read.times.count == read.messages.count)
    #expect(read.times == (try SharedExports.times(SharedExports.folder("houstondatavis"))))
    #expect(
      read.counts == [
        "design-thinking": 4, "examples": 80, "get_feedback": 149, "meetup": 2, "organizations": 12, "readings": 52,
        "sponsors": 16, "talks": 32, "team-d3": 31, "tools": 83, "tutorials": 27,
      ])
    #expect(read.messages.count == 488 && read.skipped == [])
    #expect(read.messages.count { $0.details?.kind == .arrival } == 125)
    #expect(read.messages.count { $0.details?.kind == .event } == 20)
    #expect(read.team == "T061A2UFL" && read.workspace?.name == "houstondatavis")
  }

  #if canImport(ZipExports)
    @Test(.proves("B6")) func `a zip is read with no message lost`() throws {
      let zip = SharedExports.folder.appending(path: "slack-export-viewer/testarchive.zip")
      let file = try FileHandle(forReadingFrom: zip)
      defer { do { try file.close() } catch {} }

      let read = try ReadExport(ZipExportFiles(file.fileDescriptor), name: "testarchive.zip")

      #expect(read.counts == ["enrique": 102, "traveling-sailor": 56])
      #expect(read.times.count == 158 && read.skipped == [])
      #expect(read.messages.count { $0.details?.kind == .bot } == 94)
      #expect(read.times == (try SharedExports.times(ZipExportFiles(file.fileDescriptor))))
      #expect(read.workspace?.name == "testarchive")
      #expect(!read.messages.contains { $0.content.contains("xox") })
      #expect(read.messages.contains { $0.details?.files.isEmpty == false })
    }
  #endif

  @Test(.proves("B6")) func `people, groups and a thread with a reply that was sent to the channel too`() throws {
    func text(_ name: String) throws -> String {
      try String(contentsOf: SharedExports.folder.appending(path: "zulip/\(name).json"), encoding: .utf8)
    }
    let thread = "thread_with_broadcast_reply"

    let read = try ReadExport(
      SampleFiles([
        ("channels.json", try text("channels")), ("dms.json", try text("dms")), ("mpims.json", try text("mpims")),
        ("random/2015-06-12.json", try text(thread)),
      ]))

    #expect(read.channels.count == 4 + 4 + 3 && read.skipped == [])
    #expect(read.channels[0].id == "C061A0WJG" && read.channels[0].name == "random" && read.channels[0].messages == 3)
    #expect(read.channels.first { $0.id == "DRS3PSLDK" }?.name == "U064KUGRJ")
    #expect(read.channels.first { $0.id == "G6N944JPL" }?.name == "U064KUGRJ, U061A3E0G")
    #expect(read.messages.map { $0.details?.root } == [nil, "1434139102.000002", "1434139102.000002"])
    #expect(read.messages.map { $0.details?.isBroadcast == true } == [false, false, true])
  }
}

extension ReadExport {
  /// How many messages each conversation has, by its name.
  fileprivate var counts: [String: Int] {
    Dictionary(channels.map { ($0.name, $0.messages) }) { $0 + $1 }
  }
}

private enum SharedExports {
  static let folder = SharedData.folder.appending(path: "workspaces")
  static let exist = FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
  static let absence: Comment = "the exports are not at ../shared/data"

  static func folder(_ name: String) throws -> StreamedExportFiles {
    var stream = try FolderStream(folder.appending(path: name).path(percentEncoded: false))
    return StreamedExportFiles { stream.piece() }
  }

  /// The different times of each conversation's messages, by its id, as Foundation reads them.
  static func times(_ files: any ExportFiles) throws -> Set<[String]> {
    var files = files
    var (ids, times): ([String: String], Set<[String]>) = ([:], [])
    while let file = try files.next() {
      guard case .bytes(let bytes) = file.contents else { continue }
      let list = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
      let steps = file.path.split(separator: "/").map(String.init)
      for value in list {
        if file.path == "channels.json", let name = value["name"] as? String { ids[name] = value["id"] as? String }
        guard steps.count == 2, let time = value["ts"] as? String else { continue }
        times.insert([try #require(ids[steps[0]]), time])
      }
    }
    return times
  }
}
