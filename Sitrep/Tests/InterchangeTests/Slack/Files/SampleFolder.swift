import Foundation
import SampleData
import Testing

/// A folder with the files of an export, removed with the value.
final class SampleFolder {
  static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
    .first(where: FileManager.default.isExecutableFile(atPath:))

  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch {}
  }

  func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Puts a file into it, and the folders that the file is in.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Runs Python in it, and gives what it printed.
  @discardableResult func run(_ arguments: [String]) throws -> String {
    let script = Process()
    script.executableURL = URL(filePath: try #require(Self.python))
    script.arguments = ["-I"] + arguments
    script.currentDirectoryURL = url
    let output = Pipe()
    script.standardOutput = output
    try script.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    script.waitUntilExit()
    try #require(script.terminationStatus == 0)
    return String(decoding: text, as: UTF8.self)
  }

  /// Calls the closure with a descriptor of a file in it.
  func open<Result>(_ name: String, _ body: (Int32) throws -> Result) throws -> Result {
    let file = try FileHandle(forReadingFrom: url.appending(path: name))
    defer { do { try file.close() } catch {} }
    return try body(file.fileDescriptor)
  }
}
