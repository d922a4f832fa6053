import Foundation
import Synchronization

/// A file that goes with its last reference, unless somebody takes it.
public final class TemporaryFile: Sendable {
  /// Where it is.
  public let url: URL
  /// How long it is.
  public let byteCount: Int
  private let isOwned = Mutex(true)

  /// Looks after a file that exists and that only this program uses.
  public init(url: URL, byteCount: Int) {
    self.url = url
    self.byteCount = byteCount
  }

  deinit {
    if isOwned.withLock(\.self) { unlink(url.path) }
  }

  /// Leaves the file to the caller, who moves or removes it.
  public func take() -> URL {
    isOwned.withLock { $0 = false }
    return url
  }
}

extension TemporaryFile: Equatable {
  /// The same object; two that look after one file would remove it twice.
  public static func == (first: TemporaryFile, second: TemporaryFile) -> Bool { first === second }
}
