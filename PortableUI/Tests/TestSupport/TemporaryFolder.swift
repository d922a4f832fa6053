import Foundation

/// A folder for one test, removed with the value.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package var path: String { url.path(percentEncoded: false) }

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "test-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch {}
  }

  /// The names of what is in it, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// Puts a file into it.
  package func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: url.appending(path: name))
  }

  /// The contents of a file in it.
  package func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }
}
