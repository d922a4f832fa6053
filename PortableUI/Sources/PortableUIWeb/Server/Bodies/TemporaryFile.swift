import Foundation

/// A file that the program made to be sent; it goes with its last reference.
public final class TemporaryFile: Sendable {
  /// Where it is.
  public let url: URL
  /// How long it is.
  public let byteCount: Int

  /// Looks after a file that exists and that only this program uses.
  public init(url: URL, byteCount: Int) {
    self.url = url
    self.byteCount = byteCount
  }

  deinit { unlink(url.path) }
}

extension TemporaryFile: Equatable {
  /// The same object; two that look after one file would remove it twice.
  public static func == (first: TemporaryFile, second: TemporaryFile) -> Bool { first === second }
}
