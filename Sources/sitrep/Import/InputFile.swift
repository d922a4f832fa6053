import Foundation

/// Reads a file that somebody named.
enum InputFile {
  /// The file's bytes, but not many more than `limit`: whoever reads them refuses what is longer.
  static func read(_ path: String, limit: Int) throws(FileFailure) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path, cannotBe: "read", code: errno) }
    defer { close(descriptor) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while data.count <= limit {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileFailure(path, cannotBe: "read", code: errno) }
      if count == 0 { break }
      data.append(contentsOf: buffer[..<count])
    }
    return data
  }
}
