import AppPages
import DesignSystem
import Domain
import Foundation
import Synchronization
import TestTraits
import Testing

@testable import Workspaces

/// A channel's messages, which are read a page at a time.
@MainActor
@Suite struct MessagePagesTests {
  private let path = ChannelPath(workspace: "w", channel: "c")

  @Test(.proves(128, 152)) func `every place has its message, newest first, in any order of asking`() async {
    let messages = pages(of: CountingArchive(messages: 120), count: 120)

    #expect(await ids([119, 0, 50, 49], of: messages) == ["m119", "m0", "m50", "m49"])
    #expect(await ids(0..<120, of: messages) == (0..<120).map { "m\($0)" })
  }

  @Test func `a page is read once, and no more than is asked for`() async {
    let archive = CountingArchive(messages: 120)
    let messages = pages(of: archive, count: 120)
    for index in 0..<120 { _ = messages[index] }
    #expect(archive.reads == [], "to look is not to read")

    _ = await ids(0..<20, of: messages)
    #expect(archive.reads == [0..<50])

    _ = await ids([119, 118, 49], of: messages)
    #expect(archive.reads == [0..<50, 100..<120])
  }

  @Test func `a first page that is there already isn't read`() {
    let numbers = MessagePages(MessagePart(values: [7], count: 1)) { _ throws(ArchiveImportProblem) in
      throw .unreadable
    }

    guard case .value(7) = numbers[0] else {
      Issue.record("it is read")
      return
    }
  }

  @Test func `a list of which more are counted as they are read goes on`() async {
    let numbers = MessagePages(MessagePart(values: [0], count: 100, hasMore: true)) {
      range throws(ArchiveImportProblem) in
      MessagePart(values: Array(range), count: range.upperBound < 100 ? 100 : 130, hasMore: range.upperBound < 100)
    }
    #expect(numbers.count == 100 && numbers.hasMore)

    for (index, count) in [(60, 130), (120, 130), (0, 130)] {
      if case .unread(let page) = numbers[index] { await page.load() }
      guard case .value(index) = numbers[index] else {
        Issue.record("\(index) is not there")
        return
      }
      #expect(numbers.count == count && !numbers.hasMore)
    }
  }

  @Test func `where as many are there as were counted, nobody is told of more`() async {
    let numbers = MessagePages(MessagePart(values: Array(0..<50), count: 1_000, hasMore: true)) {
      range throws(ArchiveImportProblem) in
      MessagePart(values: Array(range), count: 1_000, hasMore: range.upperBound < 1_000)
    }

    // The last page finds the end; the first one, let go of and read again, knows less.
    for first in [950] + Array(stride(from: 0, to: 950, by: 50)) + [0] {
      if case .unread(let page) = numbers[first] { await page.load() }
      #expect(numbers.count == 1_000 && !numbers.hasMore)
    }
  }

  @Test func `of a channel of 100,000 messages only what is seen is read and kept`() async {
    let archive = CountingArchive(messages: 100_000)
    let messages = pages(of: archive, count: 100_000)

    _ = await ids(70_000..<70_150, of: messages)
    #expect(archive.reads == [70_000..<70_050, 70_050..<70_100, 70_100..<70_150])

    for first in stride(from: 0, to: 2_500, by: 50) { _ = await ids([first], of: messages) }
    _ = await ids([70_000], of: messages)
    #expect(archive.reads.count == 54, "what was seen long ago was let go of")
  }

  @Test func `an archive that fails, or has fewer messages than it says, has rows that say so`() async {
    let broken = pages(of: CountingArchive(messages: 3, fails: true), count: 3)
    #expect(await ids(0..<3, of: broken) == ["unreadable", "unreadable", "unreadable"])

    let short = pages(of: CountingArchive(messages: 2), count: 3)
    #expect(await ids(0..<3, of: short) == ["m0", "m1", "missing"])
  }

  @Test func `the message above is known where its page was read, also across pages`() async {
    let messages = pages(of: CountingArchive(messages: 120), count: 120)
    #expect(messages.value(before: 0) == nil)
    #expect(messages.value(before: 50) == nil, "not read yet")

    _ = await ids([49, 50], of: messages)
    #expect(messages.value(before: 50)?.id == "m49")
    #expect(messages.value(before: 51)?.id == "m50")
  }

  private func pages(of archive: CountingArchive, count: Int) -> MessagePages<Message> {
    ArchiveContents(archive).messages(in: path, MessageListing(), count: count)
  }

  private func ids(_ indices: some Sequence<Int>, of messages: MessagePages<Message>) async -> [String] {
    var ids: [String] = []
    for index in indices { ids.append(await id(index, of: messages)) }
    return ids
  }

  private func id(_ index: Int, of messages: MessagePages<Message>) async -> String {
    switch messages[index] {
    case .value(let message): return message.id
    case .missing: return "missing"
    case .unread(let page):
      await page.load()
      if case .failed = page.phase { return "unreadable" }
      return await id(index, of: messages)
    }
  }
}

/// What windows share of an archive.
@MainActor
@Suite struct ArchiveContentsTests {
  private let path = ChannelPath(workspace: "w", channel: "c")

  @Test func `what was read is there for the next screen`() async {
    let archive = CountingArchive(messages: 120)
    let contents = ArchiveContents(archive)

    await contents.channels(of: "w").load()
    await contents.message("m", in: path).load()
    #expect(contents.channels(of: "w") === contents.channels(of: "w"))
    #expect(contents.message("m", in: path) === contents.message("m", in: path))
    #expect(
      contents.messages(in: path, MessageListing(), count: 120)
        === contents.messages(in: path, MessageListing(), count: 120))
    #expect(contents.members(of: "w") === contents.members(of: "w"))
    #expect(contents.messages(by: "1", in: "w", count: 3) === contents.messages(by: "1", in: "w", count: 3))
  }
}

/// Whether an address names something.
@MainActor
@Suite struct WorkspaceAddressTests {
  private let model = WorkspacesModel(
    of: InMemoryMessageArchive([
      Workspace(
        id: "w", name: "",
        channels: [
          Channel(
            id: "c", name: "",
            messages: [
              Message(id: "m", content: "", posted: .distantPast, member: Member(id: "1", name: "Ada"))
            ])
        ])
    ]))

  @Test(arguments: [
    ("/workspaces", true), ("/workspaces/a/w", true), ("/workspaces/a/w/c", true), ("/workspaces/a/w/c/m", true),
    ("/workspaces/b/w", false), ("/workspaces/a/x", false), ("/workspaces/a/w/x", false),
    ("/workspaces/a/x/c", false), ("/workspaces/a/w/c/x", false),
    ("/workspaces/a/w/~members", true), ("/workspaces/a/w/~members/1", true), ("/workspaces/a/x/~members", false),
    ("/workspaces/a/w/~members/2", false),
  ])
  func `an address names what the archive has, and nothing else`(address: String, isThere: Bool) async throws {
    #expect(await model.has(try #require(WorkspacesRoute(address: address))) == isThere)
  }

  @Test(arguments: [
    "/workspaces/a/w", "/workspaces/a/w/c", "/workspaces/a/w/c/m", "/workspaces/a/w/~members",
    "/workspaces/a/w/~members/1",
  ])
  func `an archive that cannot be read may have it; it is asked beside the main actor`(address: String) async throws {
    let archive = AskedArchive()
    let model = WorkspacesModel(of: archive)

    #expect(await model.has(try #require(WorkspacesRoute(address: address))))

    #expect(archive.wasOnMainThread == false)
  }
}

/// A value that is read beside the main actor.
@MainActor
@Suite struct QueryTests {
  @Test func `it is read once for all who wait, and again only after a failure`() async {
    let answers = Answers([.failure(.busy), .success(1)])
    let query = Query { () throws(ArchiveImportProblem) in try answers.next() }
    #expect(answer(of: query) == nil)

    await query.load()
    #expect(answer(of: query) == .failure(.busy))

    async let first: Void = query.load()
    async let second: Void = query.load()
    _ = await (first, second)
    await query.load()
    #expect(answer(of: query) == .success(1))
    #expect(answers.isEmpty)
  }

  @Test func `it is not read on the main thread`() async {
    let query = Query { () throws(ArchiveImportProblem) in Thread.isMainThread }

    await query.load()

    #expect(answer(of: query) == .success(false))
  }

  /// What the query says; nil: nothing yet.
  private func answer<Value>(of query: ArchiveQuery<Value>) -> Result<Value, ArchiveImportProblem>? {
    switch query.phase {
    case .loading: nil
    case .loaded(let value): .success(value)
    case .failed(let problem): .failure(problem)
    }
  }
}

/// Answers that are given one after the other.
private final class Answers: Sendable {
  private let answers: Mutex<[Result<Int, ArchiveImportProblem>]>

  var isEmpty: Bool { answers.withLock(\.isEmpty) }

  init(_ answers: [Result<Int, ArchiveImportProblem>]) {
    self.answers = Mutex(answers)
  }

  func next() throws(ArchiveImportProblem) -> Int {
    try answers.withLock { $0.removeFirst() }.get()
  }
}

@MainActor extension WorkspacesModel {
  /// A model of one archive.
  fileprivate convenience init(of archive: any MessageArchive) {
    let entry = ArchiveEntry(id: "a", name: "", imported: nil, archive: archive)
    self.init(WorkspacesDependencies(bundled: entry, store: FakeArchiveStore()))
  }
}

/// An archive of one channel that tells which messages were read.
private final class CountingArchive: ForwardingArchive {
  private let messages: Int
  private let fails: Bool
  private let ranges = Mutex<[Range<Int>]>([])

  var reads: [Range<Int>] { ranges.withLock { $0 } }

  init(messages: Int, fails: Bool = false) {
    self.messages = messages
    self.fails = fails
  }

  func whole() -> any MessageArchive { InMemoryMessageArchive([]) }

  func messages(
    in channel: ChannelPath, _ listing: MessageListing, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> [Message] {
    ranges.withLock { $0.append(range) }
    if fails { throw .unreadable }
    return range.clamped(to: 0..<messages).map { place in
      Message(id: "m\(place)", content: "", posted: .distantPast, member: Member(id: "1", name: "Ada"))
    }
  }
}

/// An archive that cannot be read, and tells where it was asked.
private final class AskedArchive: ForwardingArchive {
  private let thread = Mutex<Bool?>(nil)

  /// Nil: it was not asked.
  var wasOnMainThread: Bool? { thread.withLock { $0 } }

  func whole() throws(ArchiveImportProblem) -> any MessageArchive {
    thread.withLock { $0 = Thread.isMainThread }
    throw .unreadable
  }
}
