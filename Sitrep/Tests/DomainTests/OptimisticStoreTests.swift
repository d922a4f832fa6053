import Domain
import Observation
import Synchronization
import TestTraits
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct OptimisticStoreTests {
  private let disk = SlowDisk()
  private let prices: Prices

  init() {
    prices = Prices(["bread": 1], on: disk)
  }

  @Test func `a change is kept in the background, and waiting for it waits for its write`() async {
    prices.set("bread", to: 2)
    #expect(disk.begun.isEmpty)

    await disk.end(nil)
    await prices.changes.waitForWrites()

    #expect(disk.begun == [["bread": 2]])
    #expect(prices.shown == ["bread": 2] && prices.changes.problem == nil)
  }

  @Test func `what cannot be refused is done after every change so far`() async {
    prices.set("bread", to: 2)
    prices.changes.afterWrites { [disk] in await disk.note() }
    await disk.end(.diskFull)
    await prices.changes.waitForWrites()

    #expect(disk.noted == 1 && prices.changes.problem == .diskFull)
  }

  @Test func `writes are made one after the other, in the order of the changes`() async {
    for price in 2...50 { prices.set("bread", to: price) }
    await disk.isAsked()
    #expect(disk.begun.count == 1)

    for _ in 2...50 { await disk.end(nil) }
    await prices.changes.waitForWrites()

    #expect(disk.begun == (2...50).map { ["bread": $0] })
  }

  @Test func `a refused change is taken back to what is kept, and the problem says why`() async {
    prices.set("bread", to: 2)
    prices.set("salt", to: 3)
    await disk.end(nil)
    await disk.end(.diskFull)
    await prices.changes.waitForWrites()

    #expect(prices.shown == ["bread": 2])
    #expect(prices.changes.problem == .diskFull)
    prices.changes.dismissProblem()
    #expect(prices.changes.problem == nil)
  }

  @Test func `who reads the problem hears when it comes and when it goes`() {
    let changes = prices.changes
    func isHeard(_ change: () -> Void) -> Bool {
      let heard = Mutex(false)
      withObservationTracking {
        _ = changes.problem
      } onChange: {
        heard.withLock { $0 = true }
      }
      change()
      return heard.withLock(\.self)
    }

    #expect(isHeard { changes.note(.diskFull) })
    #expect(isHeard { changes.dismissProblem() })
    #expect(!isHeard { changes.dismissProblem() })
  }

  @Test func `of a change to several values those without a later change are taken back`() async {
    prices.set(["bread": 2, "salt": 3])
    prices.set("bread", to: 4)

    await disk.end(.diskFull)
    await disk.isAsked()
    #expect(prices.shown == ["bread": 4], "the later change decides")
    await disk.end(.diskFull)
    await prices.changes.waitForWrites()

    #expect(prices.shown == ["bread": 1], "neither was kept")
  }

  @Test func `a value that was taken away comes back where that is refused`() async {
    prices.set("bread", to: nil)
    #expect(prices.shown == [:])

    await disk.end(.notWritable)
    await prices.changes.waitForWrites()

    #expect(prices.shown == ["bread": 1])
  }

  @Test(.proves("S8")) func `a problem ends with a change that was made and kept after it`() async {
    prices.set("bread", to: 2)
    await disk.end(.diskFull)
    await prices.changes.waitForWrites()
    prices.set("bread", to: 3)
    #expect(prices.changes.problem == .diskFull)

    await disk.end(nil)
    await prices.changes.waitForWrites()

    #expect(prices.changes.problem == nil)
  }

  @Test(.proves("S8")) func `a problem stays where the change that is kept was on its way when it came`() async {
    for price in 2...5 { prices.set("bread", to: price) }
    await disk.end(.diskFull)
    await disk.end(nil)
    await disk.isAsked()
    #expect(prices.changes.problem == .diskFull, "no change was made since")

    prices.set("bread", to: 6)
    await disk.end(.notWritable)
    await disk.end(nil)
    await disk.end(nil)
    await prices.changes.waitForWrites()

    #expect(prices.changes.problem == .notWritable, "the last change knew of another problem only")
  }

  @Test func `a write ends even if nobody has the store any more`() async {
    Prices([:], on: disk).set("bread", to: 2)

    await disk.end(nil)

    #expect(disk.begun == [["bread": 2]])
  }
}

/// Values that are shown at once.
@MainActor
private final class Prices {
  private(set) var shown: [String: Int]
  let changes = OptimisticStore<String, Int?, SaveProblem>()
  private let disk: SlowDisk

  init(_ shown: [String: Int], on disk: SlowDisk) {
    self.shown = shown
    self.disk = disk
  }

  func set(_ name: String, to price: Int?) { set([name: price]) }

  func set(_ prices: [String: Int?]) {
    changes.keep(prices.map { .init($0.key, before: shown[$0.key], after: $0.value) }) {
      [disk] () async throws(SaveProblem) in
      try await disk.write(prices)
    } orTakeBack: { kept in
      for (name, price) in kept { self.shown[name] = price }
    }
    for (name, price) in prices { shown[name] = price }
  }
}

/// Writes end when the test says so.
@MainActor
private final class SlowDisk {
  private(set) var begun: [[String: Int?]] = []
  private(set) var noted: Int?
  private var waiting: [CheckedContinuation<SaveProblem?, Never>] = []

  func write(_ prices: [String: Int?]) async throws(SaveProblem) {
    begun.append(prices)
    let problem = await withCheckedContinuation { waiting.append($0) }
    if let problem { throw problem }
  }

  /// Notes how many writes there were so far.
  func note() { noted = begun.count }

  /// Ends the next write.
  func end(_ problem: SaveProblem?) async {
    await isAsked()
    waiting.removeFirst().resume(returning: problem)
  }

  /// Returns when a write is under way: what came before it has ended.
  func isAsked() async {
    while waiting.isEmpty { await Task.yield() }
  }
}
