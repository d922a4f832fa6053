import Foundation

/// The text that comes out of a pipe, as it comes.
final class PipeText {
  /// What the process writes to; closed by ``closeWritingEnd()`` on our side once it has it.
  let writingEnd: Int32

  private let readingEnd: FileHandle
  private var text = Data()
  private var incoming: AsyncStream<Data>.Iterator

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw CocoaError(.fileReadUnknown) }
    // No process but ours shall hold the writing end open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    writingEnd = ends[1]
    readingEnd = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let (stream, continuation) = AsyncStream.makeStream(of: Data.self)
    incoming = stream.makeAsyncIterator()
    readingEnd.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        continuation.finish()
      } else {
        continuation.yield(data)
      }
    }
  }

  func closeWritingEnd() {
    close(writingEnd)
  }

  func firstLine() async -> String? {
    while !text.contains(UInt8(ascii: "\n")) {
      guard let data = await incoming.next() else { return nil }
      text += data
    }
    return String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  func all() async -> String {
    while let data = await incoming.next() { text += data }
    return String(decoding: text, as: UTF8.self)
  }
}
