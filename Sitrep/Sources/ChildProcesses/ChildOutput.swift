import Foundation
import Subprocess

/// What a child writes, in pieces as they come.
package struct ChildOutput: AsyncSequence, Sendable {
  package struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var pieces: SubprocessOutputSequence.Iterator

    package mutating func next() async throws -> Data? {
      try await pieces.next().map { piece in piece.withUnsafeBytes { Data($0) } }
    }
  }

  private let pieces: SubprocessOutputSequence

  init(_ pieces: SubprocessOutputSequence) {
    self.pieces = pieces
  }

  package func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(pieces: pieces.makeAsyncIterator())
  }
}
