import Foundation
import Storage

/// Reads a file that somebody named; `-` is standard input.
enum InputFile {
  static let standardInput = "-"

  /// The file's bytes, but not many more than `limit`: whoever reads them refuses what is longer.
  static func read(_ path: String, limit: Int) throws(CommandFailure) -> Data {
    let file = try open(path)
    do {
      return Data(try file.bytes(limit: limit))
    } catch {
      throw CommandFailure(path, cannotBe: .read, reason: error.reason)
    }
  }

  /// The file, to be read piece by piece.
  static func open(_ path: String) throws(CommandFailure) -> OpenFile {
    do {
      return try OpenFile(path == standardInput ? "/dev/stdin" : path)
    } catch {
      throw CommandFailure(path, cannotBe: .read, reason: error.reason)
    }
  }
}
