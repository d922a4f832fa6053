import Foundation

/// A file that a person chose.
package nonisolated enum ChosenFile {
  /// As much of it as is read at all: a limit and one byte more tell whether it is too large.
  package static func beginning(of url: URL, atMost count: Int) throws -> Data {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    return try file.read(upToCount: count) ?? Data()
  }
}
