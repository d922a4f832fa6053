import Foundation
import Synchronization

extension URL {
  /// Opens what a person chose outside of the program; here it always is open.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Closes what was opened: a copy that a browser sent is deleted.
  public func stopAccessingSecurityScopedResource() { FileAccess.end(self) }
}

/// Which files are copies that are gone when their reader has done with them.
package enum FileAccess {
  private static let copies = Mutex<Set<String>>([])

  /// Deletes a copy, and the folder that holds it alone, as soon as somebody stops accessing it.
  package static func deleteAfterUse(_ url: URL) {
    copies.withLock { _ = $0.insert(url.path) }
  }

  /// Forgets a copy that is deleted otherwise.
  package static func forget(_ url: URL) {
    copies.withLock { _ = $0.remove(url.path) }
  }

  static func end(_ url: URL) {
    guard copies.withLock({ $0.remove(url.path) }) != nil else { return }
    unlink(url.path)
    rmdir(url.deletingLastPathComponent().path)
  }
}
