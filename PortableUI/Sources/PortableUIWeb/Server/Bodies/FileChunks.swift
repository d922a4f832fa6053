import Foundation
import NIOPosix

/// The bytes of a file, piece by piece.
///
/// It ends early where the file cannot be read on: the server finds fewer bytes than it announced, logs that and breaks
/// the connection, so that nobody takes the part for the whole.
struct FileChunks: AsyncSequence, Sendable {
  /// How much is read at a time.
  static let pieceBytes = 256 * 1024

  let file: TemporaryFile

  func makeAsyncIterator() -> Iterator {
    Iterator(file: file)
  }

  struct Iterator: AsyncIteratorProtocol {
    let file: TemporaryFile
    private var handle: FileHandle?
    private var isOver = false

    init(file: TemporaryFile) {
      self.file = file
    }

    mutating func next() async -> [UInt8]? {
      await next(isolation: nil)
    }

    mutating func next(isolation actor: isolated (any Actor)?) async throws(Never) -> [UInt8]? {
      guard !isOver else { return nil }
      let (url, opened) = (file.url, handle)
      let read = try? await NIOThreadPool.singleton.runIfActive {
        let handle = try opened ?? FileHandle(forReadingFrom: url)
        return (handle, try handle.read(upToCount: FileChunks.pieceBytes))
      }
      handle = read?.0
      guard let data = read?.1, !data.isEmpty else {
        isOver = true
        handle = nil
        return nil
      }
      return Array(data)
    }
  }
}
