import Foundation

/// A folder for one test, removed with the value.
public final class TemporaryFolder: Sendable {
  public let url: URL

  public var path: String { url.path(percentEncoded: false) }

  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "test-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch {}
  }

  /// The names of what is in it, sorted.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// Puts a file into it.
  public func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: url.appending(path: name))
  }

  /// The contents of a file in it.
  public func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }
}
