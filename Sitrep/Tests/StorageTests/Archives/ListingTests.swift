import Domain
import Foundation
import Interchange
import SampleData
import TestSupport
import TestTraits
import Testing

@testable import Storage

/// Threads, orders and dates, as an archive on the disk gives them and as one in memory does.
@Suite struct ListingTests {
  private static let listings = [true, false].flatMap { newest in
    [true, false].map { MessageListing(isNewestFirst: newest, showsArrivals: $0) }
  }

  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test(.proves("B6")) func `threads, orders and dates are those that memory gives`() async throws {
    for seed in 1...25 as ClosedRange<UInt64> {
      var random = RandomArchive(seed: seed)
      let contents = random.withDetails(random.workspaces())
      let expected = InMemoryMessageArchive(contents)
      let archive = try await temporary.archive(of: contents.parts)

      for workspace in contents {
        #expect(try archive.channels(of: workspace.id) == expected.channels(of: workspace.id))
        for channel in workspace.channels {
          let path = ChannelPath(workspace: workspace.id, channel: channel.id)
          for listing in Self.listings {
            for range in [0..<100, 0..<3, 2..<5, 4..<4, 90..<100] {
              #expect(try archive.messages(in: path, listing, range) == expected.messages(in: path, listing, range))
            }
            for message in channel.messages {
              let position = try archive.position(of: message.id, in: path, listing)
              #expect(position == expected.position(of: message.id, in: path, listing))
            }
            for date in [random.moment(), random.moment(), .distantPast, .distantFuture] {
              let position = try archive.position(of: date, in: path, listing)
              #expect(position == expected.position(of: date, in: path, listing))
            }
          }
          for id in channel.messages.map(\.id) + ["gone"] {
            #expect(try archive.thread(id, in: path) == expected.thread(id, in: path))
          }
        }
      }
    }
  }

  @Test(.proves("B6")) func `a channel of many rows of places is read at any place`() async throws {
    let archive = try await temporary.archive(of: oneChannel(1_700).parts)
    let path = ChannelPath(workspace: "w", channel: "c")

    for range in [499..<501, 990..<1_010, 0..<1_700, 1_690..<2_000] {
      let ids = try archive.messages(in: path, MessageListing(), range).map(\.id)
      #expect(ids == range.clamped(to: 0..<1_700).map(String.init))
    }
    #expect(try archive.position(of: "1234", in: path, MessageListing()) == 1_234)
    #expect(try archive.position(of: "1234", in: path, MessageListing(isNewestFirst: false)) == 465)
  }

  @Test func `what isn't there has neither place nor thread`() async throws {
    let archive = try await temporary.archive(of: oneChannel(3).parts)
    let nowhere = ChannelPath(workspace: "w", channel: "x")

    #expect(try archive.position(of: "1", in: nowhere, MessageListing()) == nil)
    #expect(try archive.position(of: .now, in: nowhere, MessageListing()) == nil)
    #expect(try archive.thread("1", in: nowhere) == [])
    #expect(try archive.position(of: "x", in: ChannelPath(workspace: "w", channel: "c"), MessageListing()) == nil)
  }
}

extension [Workspace] {
  /// What a reader finds in a file of them.
  var parts: [ArchivePart] {
    flatMap { workspace in
      workspace.channels.flatMap { channel in
        channel.messages.map(ArchivePart.message) + [.channel(id: channel.id, name: channel.name)]
      } + [.workspace(id: workspace.id, name: workspace.name)]
    }
  }
}

extension TemporaryFolder {
  /// An archive on the disk of these parts.
  func archive(of parts: [ArchivePart], named name: String = "a") async throws -> any MessageArchive {
    let archives = try archives()
    let ready = try await archives.build(from: opened(Data()), named: name, with: PartsReader(parts: parts)) { _ in }
    return try await archives.publish(ready).archive
  }
}
