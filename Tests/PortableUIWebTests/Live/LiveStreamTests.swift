import Testing

@testable import PortableUIWeb

@Suite(.timeLimit(.minutes(10))) struct LiveStreamTests {
  private func stream(messages: Int = 64, bytes: Int = 1000) -> LiveStream {
    var limits = LiveLimits()
    (limits.waitingMessages, limits.waitingBytes) = (messages, bytes)
    return LiveStream(limits: limits) {}
  }

  private func piece(_ bytes: Int) -> [UInt8] { Array(repeating: 0x61, count: bytes) }

  @Test func `so many bytes wait and no more, until some are taken`() async {
    let stream = stream(bytes: 300)
    var reader = stream.messages.makeAsyncIterator()

    #expect([100, 200, 1].map { stream.send(piece($0)) } == [true, true, false])
    #expect(await reader.next()?.count == 100)
    #expect([101, 100].map { stream.send(piece($0)) } == [false, true])

    stream.finish()
    var rest: [Int] = []
    while let piece = await reader.next() { rest.append(piece.count) }
    #expect(rest == [200, 100])
  }

  @Test func `so many messages wait and no more`() {
    let stream = stream(messages: 2)

    #expect((0..<3).map { _ in stream.send(piece(1)) } == [true, true, false])
  }

  @Test func `a message longer than all that may wait is sent where nothing waits`() async {
    let stream = stream(bytes: 10)
    var reader = stream.messages.makeAsyncIterator()

    #expect(stream.send(piece(11)))
    #expect(!stream.send(piece(1)))
    #expect(await reader.next()?.count == 11)
    #expect(stream.send(piece(12)))
  }
}
