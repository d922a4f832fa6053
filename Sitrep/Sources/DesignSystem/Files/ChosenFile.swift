import Foundation
import PortableUI

/// A file that a person chose.
package nonisolated enum ChosenFile {
  /// As much of it as is read at all: a limit and one byte more tell whether it is too large.
  ///
  /// Its copy, where a browser sent one, is gone afterwards.
  package static func beginning(of url: URL, atMost count: Int) throws -> Data {
    let isScoped = url.startAccessingSecurityScopedResource()
    defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    return try file.read(upToCount: count) ?? Data()
  }
}
