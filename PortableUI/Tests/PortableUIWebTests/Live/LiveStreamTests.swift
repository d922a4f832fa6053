import Synchronization
import TestTraits
import Testing

@testable import PortableUIWeb

@Suite(.timeLimit(.minutes(10))) struct LiveStreamTests {
  private let waiting = WaitingBytes()
  private let ended = Counter()
  private let lost = Counter()

  private final class Counter: Sendable {
    let count = Atomic(0)
    func add() { count.add(1, ordering: .relaxed) }
    var value: Int { count.load(ordering: .relaxed) }
  }

  /// How long a piece is beside its message.
  private static let frame = "data: \(name(0)) \n\n".utf8.count
  private static func name(_ number: Int) -> String { "a-window-of-one-browser-\(number)" }

  private func window(_ number: Int = 0) throws -> WindowID { try #require(WindowID(Self.name(number))) }

  private func stream(messages: Int = 64, bytes: Int = 10_000, all: Int = 10_000, windows: Int = 4) -> LiveStream {
    var limits = LiveLimits()
    (limits.waitingMessages, limits.waitingBytes, limits.allWaitingBytes) = (messages, bytes, all)
    limits.windowsPerStream = windows
    return LiveStream(StreamID(), limits: limits, waiting: waiting) { [ended] _ in ended.add() }
  }

  private func place(_ number: Int = 0, on stream: LiveStream) throws -> LiveStream.Subscription {
    let place = stream.subscribe(try window(number)) { [lost] in lost.add() }
    return try #require(place)
  }

  /// A message that makes a piece of so many bytes.
  private func message(_ bytes: Int) -> [UInt8] { Array(repeating: 0x61, count: bytes - Self.frame) }

  private func text(_ piece: [UInt8]?) -> String? { piece.map { String(decoding: $0, as: UTF8.self) } }

  @Test func `so many bytes wait for a window and no more, until some are taken`() async throws {
    let stream = stream(bytes: 300)
    let place = try place(on: stream)
    let reader = stream.pieces.makeAsyncIterator()

    #expect([100, 200].map { place.send(message($0)) } == [true, true])
    #expect(await reader.next()?.count == 100)
    #expect(place.send(message(100)))

    #expect(!place.send(message(60)))
  }

  @Test func `so many messages wait for a window and no more`() throws {
    let place = try place(on: stream(messages: 2))

    #expect((0..<3).map { _ in place.send(message(60)) } == [true, true, false])
  }

  @Test func `a message longer than all that may wait is sent where nothing waits`() async throws {
    let stream = stream(bytes: 60)
    let place = try place(on: stream)
    let reader = stream.pieces.makeAsyncIterator()

    #expect(place.send(message(110)))
    #expect(await reader.next()?.count == 110)
    #expect(place.send(message(120)))
    #expect(!place.send(message(60)))
  }

  @Test(.proves("S1")) func `a window that takes too little loses its place, and the others miss nothing`() async throws
  {
    let stream = stream(messages: 2)
    let (slow, other) = (try place(0, on: stream), try place(1, on: stream))
    #expect(other.send(Array("for the other".utf8)))

    #expect((0..<3).map { _ in slow.send(message(60)) } == [true, true, false])

    let reader = stream.pieces.makeAsyncIterator()
    #expect(text(await reader.next()) == "data: \(Self.name(0)) end\n\n")
    #expect(text(await reader.next()) == "data: \(Self.name(1)) for the other\n\n")
    #expect(lost.value == 1 && ended.value == 0)
    #expect(slow.send(message(60)), "who has no place is not told again")
    #expect(other.isOn(stream) && !slow.isOn(stream))
  }

  @Test(.proves("S1")) func `windows take turns, so that one with much to say holds up none`() async throws {
    let stream = stream()
    let (talker, other) = (try place(0, on: stream), try place(1, on: stream))
    for word in ["a", "b", "c"] { #expect(talker.send(Array(word.utf8))) }
    #expect(other.send(Array("d".utf8)))

    let reader = stream.pieces.makeAsyncIterator()
    var order = ""
    for _ in 0..<4 { order += text(await reader.next())?.dropLast(2).suffix(1) ?? "" }

    #expect(order == "adbc")
  }

  @Test(.proves("S1")) func `so many windows listen on a stream and no more`() throws {
    let stream = stream(windows: 2)
    _ = (try place(0, on: stream), try place(1, on: stream))

    #expect(stream.subscribe(try window(2)) == nil)

    _ = try place(1, on: stream)
    #expect(lost.value == 1, "its earlier place is lost")
  }

  @Test(.proves("S1")) func `the only window of a stream may get another place on it`() throws {
    let stream = stream()
    let first = try place(on: stream)

    let second = try place(on: stream)

    #expect(!first.isOn(stream) && second.isOn(stream))
    #expect(lost.value == 1 && ended.value == 0)
  }

  @Test(.proves("S5")) func `what waits in all streams is bounded, and is let go of with the reader`() async throws {
    let streams = (0..<3).map { _ in stream(all: 250) }
    let places = try streams.map { try place(on: $0) }

    #expect(places.map { $0.send(message(100)) } == [true, true, true], "one message may always wait")
    #expect(!places[0].send(message(60)))
    #expect(waiting.count == 200)
    // A piece that is being sent counts until the next one is asked for.
    var reading: LiveStream.Pieces? = streams[1].pieces
    #expect(await reading?.next()?.count == 100)
    #expect(waiting.count == 200)

    reading = nil
    streams[2].end()

    #expect(waiting.count == 0)
    #expect(waiting.dequeueFreed() == 300)
    #expect(ended.value == 3 && lost.value == 3)
    #expect(streams[1].subscribe(try window()) == nil)
  }

  @Test(.proves("S1")) func `with its last window a stream ends, and says so before`() async throws {
    let stream = stream()
    let (first, last) = (try place(0, on: stream), try place(1, on: stream))
    first.leave(telling: false)
    #expect(ended.value == 0)

    last.leave(telling: true)
    last.leave(telling: true)

    let reader = stream.pieces.makeAsyncIterator()
    #expect(text(await reader.next()) == "data: \(Self.name(1)) end\n\n")
    #expect(await reader.next() == nil)
    #expect(ended.value == 1 && lost.value == 2)
  }

  @Test func `a reader that is cancelled while it waits ends the stream`() async throws {
    let stream = stream()
    _ = try place(on: stream)
    let reader = Task { await stream.pieces.next() }

    reader.cancel()

    #expect(await reader.value == nil)
    #expect(ended.value == 1 && lost.value == 1)
  }

  @Test func `all is well is said only to a reader who waits`() async throws {
    let stream = stream()
    let place = try place(on: stream)
    stream.keepAlive()
    #expect(place.send(Array("first".utf8)))
    let reader = stream.pieces.makeAsyncIterator()

    #expect(text(await reader.next())?.contains("first") == true)
  }
}
