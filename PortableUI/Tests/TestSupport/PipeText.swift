import Foundation

/// The text that comes out of a pipe, as it comes.
public final class PipeText {
  /// What the process writes to; closed by ``closeWritingEnd()`` on our side once it has it.
  public let writingEnd: Int32

  private var text: [UInt8] = []
  private var incoming: AsyncStream<[UInt8]>.Iterator

  public init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw CocoaError(.fileReadUnknown) }
    // No process but ours shall hold the writing end open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    writingEnd = ends[1]
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    incoming = stream.makeAsyncIterator()
    let readingEnd = ends[0]
    Thread.detachNewThread { Self.read(readingEnd, into: continuation) }
  }

  /// Blocks its thread until every writing end is closed.
  private static func read(_ descriptor: Int32, into continuation: AsyncStream<[UInt8]>.Continuation) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count > 0 { continuation.yield(Array(buffer[..<count])) }
      if count == 0 || count < 0 && errno != EINTR { break }
    }
    close(descriptor)
    continuation.finish()
  }

  public func closeWritingEnd() {
    close(writingEnd)
  }

  public func firstLine() async -> String? {
    while !text.contains(UInt8(ascii: "\n")) {
      guard let data = await incoming.next() else { return nil }
      text += data
    }
    return String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  public func all() async -> String {
    while let data = await incoming.next() { text += data }
    return String(decoding: text, as: UTF8.self)
  }
}
