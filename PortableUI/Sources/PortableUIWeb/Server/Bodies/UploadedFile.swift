import Foundation
import Synchronization

/// The body of a request that is longer than a text: a file without a name, which nobody else can open.
///
/// Its bytes are gone with the last reference, after ``discard()``, and with the process, however that ends.
public final class UploadedFile: Sendable {
  public let byteCount: Int
  /// Nil once the bytes are gone.
  private let content: Mutex<Content?>

  private struct Content {
    let descriptor: CInt
    var share: UploadShare?
  }

  /// Looks after an open file, which is closed with it.
  init(descriptor: CInt, byteCount: Int, share: UploadShare?) {
    self.byteCount = byteCount
    content = Mutex(Content(descriptor: descriptor, share: share))
  }

  deinit { discard() }

  /// All of its bytes.
  package func data() throws -> Data {
    try content.withLock { content in
      guard let content else { throw CocoaError(.fileReadNoSuchFile) }
      var data = Data(count: byteCount)
      var place = 0
      while place < byteCount {
        let count = data.withUnsafeMutableBytes { bytes in
          pread(content.descriptor, bytes.baseAddress.map { $0 + place }, bytes.count - place, off_t(place))
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw CocoaError(.fileReadUnknown) }
        place += count
      }
      return data
    }
  }

  /// A path at which this process can open the file for as long as its bytes are there; nil once they are gone.
  var path: String? {
    content.withLock { content in content.map { "/proc/self/fd/\($0.descriptor)" } }
  }

  /// Lets the bytes go, and keeps the file open, as an empty one: whoever opens it by its path right now must not find
  /// another file under its number.
  func empty() {
    content.withLock { content in
      guard let descriptor = content?.descriptor else { return }
      ftruncate(descriptor, 0)
      content?.share = nil
    }
  }

  /// Lets the bytes go, and the file with them.
  func discard() {
    content.withLock { content in
      if let descriptor = content?.descriptor { close(descriptor) }
      content = nil
    }
  }
}
