import Foundation
import PortableUICore
import Synchronization

/// A file that goes with its last reference, unless somebody takes it.
public final class TemporaryFile: Sendable {
  /// Where it is.
  public let url: URL
  /// How long it is.
  public let byteCount: Int
  private let isOwned = Mutex(true)
  /// A folder for this file alone, which goes with it.
  private let folder: URL?

  /// Looks after a file that exists and that only this program uses.
  public convenience init(url: URL, byteCount: Int) {
    self.init(url: url, byteCount: byteCount, folder: nil)
  }

  private init(url: URL, byteCount: Int, folder: URL?) {
    self.url = url
    self.byteCount = byteCount
    self.folder = folder
  }

  deinit {
    FileAccess.forget(url)
    if isOwned.withLock(\.self) { unlink(url.path) }
    if let folder { rmdir(folder.path) }
  }

  /// The file under a name of its own, in a folder of its own; the file itself where there is no room for one.
  func named(_ name: String) -> TemporaryFile {
    let folder = URL(fileURLWithPath: url.path + ".d", isDirectory: true)
    let target = folder.appending(path: name)
    guard mkdir(folder.path, 0o700) == 0 else { return self }
    guard rename(url.path, target.path) == 0 else {
      rmdir(folder.path)
      return self
    }
    _ = take()
    FileAccess.deleteAfterUse(target)
    return TemporaryFile(url: target, byteCount: byteCount, folder: folder)
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
