import Domain
import Foundation
import GRDB
import TestSupport
import TestTraits
import Testing

@testable import Storage

/// What the search index of an archive finds.
@Suite struct ArchiveSearchTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test(
    .proves("B6"),
    arguments: [
      ("fever", ["1"]), ("FEVER", ["1"]), ("fev", []), ("cafe", ["2"]), ("café", ["2"]), ("ёлка", ["3"]),
      ("ЁЛКА", ["3"]),
      ("日本", ["4"]), ("京日本橋", ["4"]), ("本日", []), ("本", ["4"]), ("かな", ["4"]), ("x86", ["4"]), ("high fever", ["1"]),
      ("fever high", []), ("don't", ["2"]), ("a\"b", []), ("content", []), ("c0", []), ("𠮷野", ["5"]), ("野家", ["5"]),
    ] as [(String, [String])])
  func `a word or a phrase is found whatever its case and accents are`(text: String, ids: [String]) async throws {
    let archive = try await archive()
    let found = try archive.find(MessageFilter(terms: [SearchTerm(text)]), in: nil, 0..<10)
    #expect(found.messages.map(\.found.message.id) == ids)
    #expect(found.count == ids.count)
  }

  @Test(.proves("B6")) func `a prefix finds words that go on`() async throws {
    let archive = try await archive()
    #expect(try ids(archive, MessageFilter(terms: [SearchTerm("fev", isPrefix: true)])) == ["1"])
    #expect(try ids(archive, MessageFilter(terms: [SearchTerm("日", isPrefix: true)])) == ["4"])
    #expect(try ids(archive, MessageFilter(terms: [SearchTerm("high fev", isPrefix: true)])) == ["1"])
  }

  @Test(.proves("B6")) func `people, channels, times and what a message has narrow it down`() async throws {
    let archive = try await archive()
    #expect(try ids(archive, MessageFilter(members: ["ann"])) == ["5", "3", "1"])
    #expect(try ids(archive, MessageFilter(members: ["ann", "bob"], channels: ["c"])) == ["4", "3", "2", "1"])
    #expect(try ids(archive, MessageFilter(channels: ["d"])) == ["5"])
    #expect(try ids(archive, MessageFilter(members: ["nobody"])) == [])
    #expect(try ids(archive, MessageFilter(channels: ["nowhere"])) == [])
    #expect(try ids(archive, MessageFilter(from: time(2), until: time(4))) == ["3", "2"])
    #expect(try ids(archive, MessageFilter(from: time(6))) == [])
    #expect(try ids(archive, MessageFilter(until: time(1))) == [])
    #expect(try ids(archive, MessageFilter(terms: [SearchTerm("fever")], from: time(2))) == [])
    #expect(try ids(archive, MessageFilter(features: [.link])) == ["4", "2"])
    #expect(try ids(archive, MessageFilter(features: [.file])) == ["3"])
    #expect(try ids(archive, MessageFilter(features: [.reaction])) == ["3"])
    #expect(try ids(archive, MessageFilter(features: [.thread])) == ["3", "1"])
    #expect(try ids(archive, MessageFilter(features: [.thread, .file])) == ["3"])
    #expect(try ids(archive, MessageFilter()) == ["5", "4", "3", "2", "1"])
    #expect(try archive.find(MessageFilter(), in: "w", 0..<1).count == 4)
    #expect(try archive.find(MessageFilter(), in: "v", 0..<9).messages.map(\.workspaceName) == ["V"])
    #expect(try archive.find(MessageFilter(channels: ["c"]), in: "v", 0..<9).count == 0)
    #expect(try archive.find(MessageFilter(), in: "nowhere", 0..<9).count == 0)
  }

  @Test(.proves("B6")) func `the newest come first, or the best`() async throws {
    let messages = [
      message("1", "outbreak outbreak outbreak", at: 1), message("2", "an outbreak among many other words here", at: 2),
      message("3", "nothing", at: 3),
    ]
    let archive = try await archive(messages)
    var filter = MessageFilter(terms: [SearchTerm("outbreak")])
    #expect(try ids(archive, filter) == ["2", "1"])
    filter.order = .best
    #expect(try ids(archive, filter) == ["1", "2"])
    #expect(try archive.find(filter, in: nil, 1..<2).messages.map(\.found.message.id) == ["2"])
    filter.terms = []
    #expect(try ids(archive, filter) == ["3", "2", "1"])
  }

  @Test func `in an archive of one workspace that one has all messages, and no other has any`() async throws {
    let archive = try await archive([message("1", "again", at: 1), message("2", "never", at: 2)])
    let filter = MessageFilter(terms: [SearchTerm("again")])
    #expect(try archive.find(filter, in: "w", 0..<9).messages.map(\.found.message.id) == ["1"])
    #expect(try archive.find(MessageFilter(), in: "w", 0..<9).count == 2)
    #expect(try archive.find(filter, in: "v", 0..<9).count == 0)
  }

  @Test func `an archive without messages finds none`() async throws {
    let archive = try await archive([])
    #expect(try ids(archive, MessageFilter()) == [])
    #expect(try ids(archive, MessageFilter(terms: [SearchTerm("a")], from: time(0), until: time(9))) == [])
  }

  @Test func `more than are counted are said to be as many, and those that are read on are counted on`() async throws {
    let archive = try await archive((0..<10_050).map { message("\($0)", "again", at: Double($0)) })
    var word = MessageFilter(terms: [SearchTerm("again")])
    for filter in [word, MessageFilter()] {
      for (range, count) in [(0..<100, 1_000), (950..<1_000, 2_000), (9_950..<10_000, 10_000)] {
        let found = try archive.find(filter, in: nil, range)
        #expect(found.count == count && found.hasMore)
        #expect(found.messages.first?.found.message.id == "\(10_049 - range.lowerBound)")
      }
    }
    word.until = time(1_000)
    let all = try archive.find(word, in: nil, 950..<1_000)
    #expect(all.count == 1_000 && !all.hasMore)
  }

  /// Up to a hundred words are named to the index, more are left to it.
  @Test(.proves("B6"), arguments: [100, 101])
  func `words that begin alike are found however many there are`(count: Int) async throws {
    let archive = try await archive((0..<count).map { message("\($0)", "Fever\($0) 日", at: Double($0)) })
    for order in [MessageFilter.Order.newest, .best] {
      let filter = MessageFilter(terms: [SearchTerm("féver", isPrefix: true)], order: order)
      let found = try archive.find(filter, in: nil, 0..<count)
      #expect(found.count == count)
      #expect(Set(found.messages.map(\.found.message.id)).count == count)
    }
    #expect(try ids(archive, MessageFilter(terms: [SearchTerm("fever99", isPrefix: true)])) == ["99"])
    #expect(try ids(archive, MessageFilter(terms: [SearchTerm("fevers", isPrefix: true)])) == [])
    #expect(try ids(archive, MessageFilter(terms: [SearchTerm("?", isPrefix: true)])) == [])
  }

  @Test func `an archive without a list of words finds what begins with a word`() async throws {
    let archive = try await archive()
    try await change("DROP TABLE word")
    #expect(try ids(archive, MessageFilter(terms: [SearchTerm("fev", isPrefix: true)])) == ["1"])
  }

  @Test func `an index of messages that the archive doesn't have is damaged`() async throws {
    let archive = try await archive()
    try await change("DELETE FROM moment WHERE rank = 1")
    #expect(throws: ArchiveImportProblem.self) { try ids(archive, MessageFilter(terms: [SearchTerm("fever")])) }
  }

  /// Changes the file of the only archive.
  private func change(_ sql: String) async throws {
    let file = try #require(try temporary.archiveNames().first)
    try await DatabaseQueue(path: temporary.file("archives/\(file)").path).write { try $0.execute(sql: sql) }
  }

  private func ids(_ archive: any MessageArchive, _ filter: MessageFilter) throws -> [String] {
    try archive.find(filter, in: nil, 0..<10).messages.map(\.found.message.id)
  }

  private func time(_ second: Double) -> Date { Date(timeIntervalSince1970: second) }

  private func message(
    _ id: String, _ content: String, at second: Double, by member: String = "ann", _ details: MessageDetails? = nil
  ) -> Message {
    Message(
      id: id, content: content, posted: time(second), member: Member(id: member, name: member), details: details)
  }

  private func archive(_ messages: [Message]) async throws -> any MessageArchive {
    try await temporary.archive(
      of: [Workspace(id: "w", name: "W", channels: [Channel(id: "c", name: "C", messages: messages)])].parts)
  }

  private func archive() async throws -> any MessageArchive {
    let link = try #require(WebLink("https://example.org"))
    let body = RichText([.paragraph([RichRun("橋", to: .link(link))])])
    let messages = [
      message("1", "A high fever, again", at: 1),
      message("2", "Don't drink coffee at the Café: http://example.org", at: 2, by: "bob"),
      message(
        "3", "Ёлка", at: 3,
        MessageDetails(
          root: "1", files: [SharedFile(name: "a")], reactions: [MessageReaction(emoji: "👍", count: 1)])),
      message("4", "東京日本橋 (x86) かな: kept", at: 4, by: "bob", MessageDetails(body: body)),
    ]
    return try await temporary.archive(
      of: [
        Workspace(id: "w", name: "W", channels: [Channel(id: "c", name: "C", messages: messages)]),
        Workspace(
          id: "v", name: "V", channels: [Channel(id: "d", name: "D", messages: [message("5", "𠮷野家 ftp://x", at: 5)])]),
      ].parts)
  }
}
