import Domain
import Foundation
import Interchange
import SampleData
import TestTraits
import Testing

@Suite struct WorkspaceWritingTests {
  @Test func `a file has its members in one order, and a message a line`() throws {
    let ann = Member(id: "1", name: "Ann \"A\"")
    let messages = [
      Message(id: "m", content: "Hi\n<b>", posted: Date(timeIntervalSince1970: 1_666_145_171), member: ann),
      Message(id: "n", content: "\u{1}", posted: Date(timeIntervalSince1970: 1_666_145_171.25), member: ann),
    ]
    let contents = [
      Workspace(
        id: "w", name: "W",
        channels: [Channel(id: "c", name: "C", messages: messages), Channel(id: "d", name: "D", messages: [])]),
      Workspace(id: "v", name: "Masonry & Precast", channels: []),
    ]

    #expect(
      try text(of: contents) == #"""
        [
          {
            "id": "w",
            "name": "W",
            "channels": [
              {
                "id": "c",
                "name": "C",
                "messages": [
                  { "id": "m", "content": "Hi\n<b>", "posted": "2022-10-19T02:06:11Z", "member": { "id": "1", "name": "Ann \"A\"" } },
                  { "id": "n", "content": "\u0001", "posted": "2022-10-19T02:06:11.25Z", "member": { "id": "1", "name": "Ann \"A\"" } }
                ]
              },
              {
                "id": "d",
                "name": "D",
                "messages": []
              }
            ]
          },
          {
            "id": "v",
            "name": "Masonry & Precast",
            "channels": []
          }
        ]

        """#)
    #expect(try text(of: []) == "[]\n")
  }

  @Test(.proves(125)) func `every archive comes back as it was, and every reader of JSON can read it`() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { _ in .distantPast }
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = RandomArchive(seed: seed)
      let contents = random.workspaces()

      let file = Array(try text(of: contents).utf8)

      #expect(try workspaces(file, size: 50) == contents)
      #expect(try text(of: workspaces(file, size: 4_096)) == String(decoding: file, as: UTF8.self))
      #expect(try decoder.decode([Workspace].self, from: Data(file)).map(\.name) == contents.map(\.name))
    }
  }

  @Test func `a fraction of a second has as many digits as it needs`() throws {
    var random = RandomArchive(seed: 3)
    for _ in 0..<2_000 {
      let fraction = Double(random.number(0...999_999_999)) / 1_000_000_000
      let date = Date(timeIntervalSinceReferenceDate: Double(random.number(-900_000_000...900_000_000)) + fraction)
      #expect(try workspaces(Array(text(of: [workspace(date)]).utf8), size: 99) == [workspace(date)])
    }
  }

  @Test(arguments: [Date.distantFuture.addingTimeInterval(1e12), Date(timeIntervalSinceReferenceDate: .infinity)])
  func `a date that has no such form is an error`(date: Date) {
    #expect(throws: ArchiveImportProblem.self) { try text(of: [workspace(date)]) }
  }

  @Test func `a large archive is written in pieces`() throws {
    let message = Message(
      id: "m", content: String(repeating: "a", count: 50_000), posted: .now, member: .init(id: "1", name: ""))
    let channels = (0..<10).map { Channel(id: "\($0)", name: "", messages: [message]) }
    var sizes: [Int] = []

    try WorkspaceFileCodec().write(InMemoryMessageArchive([Workspace(id: "w", name: "", channels: channels)])) {
      sizes.append($0.count)
    }

    #expect(sizes.count > 3)
    #expect(sizes.allSatisfy { $0 < 200_000 })
  }

  private func workspace(_ date: Date) -> Workspace {
    let message = Message(id: "m", content: "", posted: date, member: Member(id: "1", name: ""))
    return Workspace(id: "w", name: "", channels: [Channel(id: "c", name: "", messages: [message])])
  }

  private func text(of contents: [Workspace]) throws -> String {
    var file = Data()
    try WorkspaceFileCodec().write(InMemoryMessageArchive(contents)) { file.append($0) }
    return String(decoding: file, as: UTF8.self)
  }
}
