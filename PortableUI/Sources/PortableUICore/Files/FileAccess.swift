import Foundation
import Synchronization

extension URL {
  /// Opens what a person chose outside of the program; false where that is gone.
  public func startAccessingSecurityScopedResource() -> Bool { FileAccess.begin(self) }

  /// Closes what was opened: a copy that a browser sent is gone then.
  public func stopAccessingSecurityScopedResource() { FileAccess.end(self) }
}

/// A file that a browser sent, wherever its bytes are.
package protocol FileCopy: AnyObject, Sendable {
  /// All of its bytes; fails once they are gone.
  func data() throws -> Data

  /// Lets the file be opened by its URL; false where that cannot be.
  func open() -> Bool

  /// Whoever opened it has done with it: lets the URL and the bytes go.
  func end()
}

/// The copies of files whose URLs screens have: each is gone when its reader has done with it.
package enum FileAccess {
  private static let copies = Mutex<[String: any FileCopy]>([:])

  /// Keeps a copy until somebody stops accessing it, or it is removed.
  static func keep(_ file: ReceivedFile) {
    guard let copy = file.copy else { return }
    copies.withLock { $0[file.url.path] = copy }
  }

  /// Removes a copy that nobody is to access any more.
  package static func remove(_ url: URL) {
    _ = copies.withLock { $0.removeValue(forKey: url.path) }
  }

  static func begin(_ url: URL) -> Bool {
    copies.withLock { $0[url.path] }?.open() ?? true
  }

  static func end(_ url: URL) {
    copies.withLock { $0.removeValue(forKey: url.path) }?.end()
  }
}
