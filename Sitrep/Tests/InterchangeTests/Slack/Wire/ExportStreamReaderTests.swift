import Domain
import Foundation
import SampleData
import TestTraits
import Testing

@testable import Interchange

@Suite struct ExportStreamReaderTests {
  @Test(.proves("B6"), arguments: [1, 7, 1_000, 1_000_000]) func `what is written is read`(size: Int) throws {
    #expect(try parts(written(SampleParts.all), size: size) == SampleParts.all)
  }

  @Test(.proves("B6")) func `an export that can't be read throws the problem that was found`() throws {
    let problems: [ArchiveImportProblem] =
      [.unreadable, .empty, .notAnExport, .damagedZip, .exportTooLarge, .other("a reason")]
      + SampleParts.faults.map { .notJSON(byte: 7, fault: $0) }

    for problem in problems {
      var writer = ArchivePartWriter()
      try writer.add(.team("T1"))
      writer.end(problem)

      #expect(throws: problem) { try parts(writer.take()) }
    }
  }

  @Test func `a problem of the archive, or a long reason, isn't told by another process`() {
    let problems: [ArchiveImportProblem] = [
      .diskFull, .folderGone(path: "/"), .cancelled, .other(String(repeating: "a", count: 1_001)), .other("\0"),
    ]

    for problem in problems {
      var writer = ArchivePartWriter()
      writer.end(problem)

      #expect(throws: ArchiveImportProblem.unreadable) { try parts(writer.take()) }
    }
  }

  @Test(.proves("B6")) func `bytes that end early, or go on, are refused`() throws {
    let whole = try written([SampleParts.message(details: SampleParts.details), .team("T1")])

    for count in 0..<whole.count {
      #expect(throws: ArchiveImportProblem.unreadable, "\(count)") { try parts(Array(whole.prefix(count))) }
    }
    #expect(throws: ArchiveImportProblem.unreadable) { try parts(whole + [0]) }
    #expect(throws: ArchiveImportProblem.unreadable) { try parts(whole + [0], size: whole.count) }
  }

  @Test func `other bytes are refused`() {
    let frames: [[UInt8]] = [
      [], [7], [0, 0], [255], [255, 11], [255, 7, 0, 0, 99], [7, 2], [7, 1, 0], [255, 0, 0], [255, 6, 1, 0],
      [5, 0, 0, 9], [5, 0, 0, 0, 0, 17],
      [5, 0, 0, 0, 0, 0, 20], [4, 1, 0x61, 0],
    ]

    for frame in frames {
      var writer = FrameWriter(mark: ArchivePartWriter.mark)
      writer.add(frame)

      #expect(throws: ArchiveImportProblem.unreadable, "\(frame)") { try parts(writer.take()) }
    }
    #expect(throws: ArchiveImportProblem.unreadable) { try parts(Array("{\"a\": 1, \"b\": 2, \"c\": 3}".utf8)) }
    #expect(throws: ArchiveImportProblem.unreadable) {
      try parts(Array(ArchivePartWriter.mark.utf8) + [0xFF, 0xFF, 0xFF, 0xFF])
    }
  }

  @Test(.proves("B6")) func `what is too long, empty or has a NUL is neither written nor read`() throws {
    let long = { (count: Int) in String(repeating: "a", count: count) }
    let wrong: [ArchivePart] = [
      SampleParts.message(""), SampleParts.message(long(201)), SampleParts.message("\0"),
      SampleParts.message(member: ""), SampleParts.message(content: long(1_000_001)),
      SampleParts.message(content: "a\0"), .channel(id: "", name: ""), .channel(id: "c", name: long(1_001)),
      .workspace(id: "w", name: "\0"), .team(""), .position(.nan), .position(-0.1), .position(1.1),
      .skipped(SkippedPart(file: long(1_001), reason: .twice)),
      .message(
        Message(
          id: "m", content: "", posted: Date(timeIntervalSinceReferenceDate: 1e15), member: Member(id: "u", name: ""))),
    ]

    for part in wrong {
      #expect(throws: ByteProblem.self, "\(String(describing: part).prefix(100))") { try written([part]) }
      var frame = ByteWriter()
      part.write(to: &frame)
      var writer = FrameWriter(mark: ArchivePartWriter.mark)
      writer.add(frame.bytes)
      #expect(throws: ArchiveImportProblem.unreadable) { try parts(writer.take()) }
    }
    #expect(try written([SampleParts.message(content: long(1_000_000))]).count > 1_000_000)
    #expect(try written([SampleParts.message(long(200)), .channel(id: "c", name: long(1_000))]).count > 1_200)
  }

  @Test func `details with a NUL, with a root that is no id, or larger than they may be are refused`() {
    let nul = "\0"
    let changes: [(inout MessageDetails) -> Void] = [
      { $0.root = "" }, { $0.root = nul }, { $0.body = RichText([.code(nul)]) },
      { $0.body = RichText([.paragraph([RichRun(nul)])]) },
      { $0.body = RichText([.quote([RichRun("", to: .member(nul))])]) },
      { $0.body = RichText([.list([RichItem([RichRun("", to: .channel(nul))])])]) },
      { $0.body = RichText([.code(String(repeating: "a", count: 4_000_000))]) },
      { $0.attachments = [MessageAttachment(title: nul)] }, { $0.attachments = [MessageAttachment(source: nul)] },
      { $0.attachments = [MessageAttachment(body: RichText([.code(nul)]))] },
      { $0.attachments = [MessageAttachment(fields: [.init(title: nul, value: "")])] },
      { $0.attachments = [MessageAttachment(fields: [.init(title: "", value: nul)])] },
      { $0.files = [SharedFile(name: nul)] }, { $0.files = [SharedFile(name: "", kind: nul)] },
      { $0.files = [SharedFile(name: "", size: .max)] }, { $0.files = [SharedFile(name: "", size: 1 << 56)] },
      { $0.edited = .distantPast - 1e9 }, { $0.reactions = [MessageReaction(emoji: "", count: -1)] },
      { $0.body = RichText([.list([RichItem(depth: .max, [])])]) },
      { $0.body = RichText([.list([RichItem(number: -1, [])])]) },
      { $0.reactions = [MessageReaction(emoji: nul, count: 1)] },
      { $0.reactions = [MessageReaction(emoji: "", count: 1, names: [nul])] },
    ]

    for (index, change) in changes.enumerated() {
      var details = MessageDetails()
      change(&details)

      #expect(throws: ByteProblem.self, "\(index)") { try written([SampleParts.message(details: details)]) }
    }
  }

  @Test func `the largest numbers and the first and last moments are written and read`() throws {
    for seconds in [-63_113_990_400.0, 252_455_702_400.0] {
      let moment = Date(timeIntervalSinceReferenceDate: seconds)
      let details = MessageDetails(edited: moment, files: [SharedFile(name: "", size: 1 << 56 - 1)])
      let message = Message(
        id: "m", content: "", posted: moment, member: Member(id: "u", name: ""), details: details, replies: 1 << 56 - 1)

      #expect(try parts(written([.message(message)])) == [.message(message)])
    }
  }

  @Test func `what the caller throws goes on as it is`() throws {
    struct Stop: Error {}
    let bytes = try written([.team("T1")])

    #expect(throws: Stop.self) { try ExportStreamReader().read(pieces(bytes, size: 9)) { _ in throw Stop() } }
    #expect(throws: Stop.self) { try ExportStreamReader().read({ throw Stop() }, { _ in }) }
  }

  @Test(.proves("B6")) func `no parts with changed bytes end the program`() throws {
    var random = RepeatableRandom()
    let whole = try written(Array(SampleParts.all.prefix(9)))
    var refused = 0

    for _ in 0..<5_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      do {
        let read = try parts(bytes, size: .random(in: 1...500, using: &random))
        #expect(read.count <= 9)
      } catch is ArchiveImportProblem {
        refused += 1
      }
    }

    #expect(refused > 0 && refused < 5_000)
  }
}
