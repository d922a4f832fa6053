import Domain
import Foundation
import Statistics
import TestTraits
import Testing

@MainActor
@Suite struct FlagLibraryTests {
  private let chile: CountryCode
  private let japan: CountryCode
  private let picture = FlagPicture.made(width: 640, height: 480)

  init() throws {
    chile = try #require(CountryCode("CL"))
    japan = try #require(CountryCode("JP"))
  }

  @Test(.proves(58)) func `a flag is asked for once, kept, and shown again without a request`() async throws {
    let store = InMemoryFlagStore()
    let feed = FakeFeed(flags: [chile: .success(picture)])
    let flags = FlagLibrary(store: store, feed: feed)
    #expect(await feed.flagsAsked.isEmpty)

    for _ in 1...2 {
      flags.fetchFlags(for: [chile, japan, chile])
      await flags.waitForFlags()
    }

    #expect(flags.pictures == [chile: picture] && flags.problem == nil)
    #expect(await feed.flagsAsked == [chile, japan])

    let later = FlagLibrary(store: store, feed: feed)
    later.fetchFlags(for: [chile])
    await later.waitForFlags()
    #expect(later.pictures == [chile: picture])
    #expect(await feed.flagsAsked.count == 2)
  }

  @Test(.proves("D4")) func `what is no small picture is not shown`() async throws {
    let huge = FlagPicture.made(width: 5_000, height: 1)
    let pictures = [Data("<html>".utf8), huge, picture.dropLast(1), picture + Data(count: 70_000), Data()]
    for file in pictures {
      let flags = FlagLibrary(store: InMemoryFlagStore(), feed: FakeFeed(flags: [chile: .success(file)]))
      flags.fetchFlags(for: [chile])
      await flags.waitForFlags()
      #expect(flags.pictures.isEmpty && flags.problem == nil)
    }
    let refused = FlagLibrary(store: InMemoryFlagStore(), feed: FakeFeed(flags: [chile: .success(picture)])) { _ in
      false
    }
    refused.fetchFlags(for: [chile])
    await refused.waitForFlags()
    #expect(refused.pictures.isEmpty)
  }

  @Test func `a network that fails ends the round, and the next one goes on`() async throws {
    let feed = FakeFeed(flags: [chile: .failure(.timedOut), japan: .success(picture)])
    let flags = FlagLibrary(store: InMemoryFlagStore(), feed: feed)

    flags.fetchFlags(for: [chile, japan])
    await flags.waitForFlags()
    #expect(flags.problem == .timedOut && flags.pictures.isEmpty)

    flags.fetchFlags(for: [japan])
    await flags.waitForFlags()
    #expect(flags.problem == nil && flags.pictures == [japan: picture])
    #expect(await feed.flagsAsked == [chile, japan])
  }

  @Test func `a store that fails is told`() async throws {
    let flags = FlagLibrary(store: BrokenFlagStore(canRead: false), feed: FakeFeed(flags: [chile: .success(picture)]))
    flags.fetchFlags(for: [chile])
    await flags.waitForFlags()
    #expect(flags.problem != nil && flags.pictures.isEmpty)

    let full = FlagLibrary(store: BrokenFlagStore(canRead: true), feed: FakeFeed(flags: [chile: .success(picture)]))
    full.fetchFlags(for: [chile])
    await full.waitForFlags()
    #expect(full.problem == .cannotKeep(.diskFull) && full.pictures.isEmpty)
  }

  @Test func `without a feed only what is kept is shown`() async throws {
    let flags = FlagLibrary(store: InMemoryFlagStore([chile: picture]), feed: nil)
    flags.fetchFlags(for: [chile, japan])
    await flags.waitForFlags()
    #expect(flags.pictures == [chile: picture])
  }
}

private struct BrokenFlagStore: FlagStore {
  let canRead: Bool

  func flags() async throws(ReadProblem) -> [CountryCode: Data] {
    guard canRead else { throw ReadProblem("broken") }
    return [:]
  }

  func keep(_ flag: Data, of code: CountryCode) async throws(SaveProblem) { throw .diskFull }
}

extension FlagPicture {
  /// The beginning and the end of a PNG file.
  static func made(width: Int, height: Int) -> Data {
    let number = { (side: Int) in (0..<4).map { UInt8(truncatingIfNeeded: side >> (24 - 8 * $0)) } }
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    let rest: [UInt8] = [8, 2, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0]
    return Data(head + number(width) + number(height) + rest + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82])
  }
}
