import Foundation
import PortableUI

/// A file that somebody named for an export.
struct OutputFile {
  let path: String

  /// Whether a file that exists may be replaced.
  private let replaces: Bool

  init(_ path: String, replaces: Bool) {
    self.path = path
    self.replaces = replaces
  }

  /// Refuses a place where the file must not or cannot go; asked before the work begins, and again at its end.
  func check() throws(CommandFailure) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw CommandFailure(Text("\(path) exists and isn’t an ordinary file. Name another one.", bundle: .module))
    }
    guard replaces else {
      throw CommandFailure(Text("\(path) exists. Name another file, or replace it with --force.", bundle: .module))
    }
  }

  /// Writes beside the file and renames, so that the name never stands for a part of the contents.
  func write(_ data: Data) throws {
    try write { sink in try sink(data) }
  }

  /// The same for contents that come in pieces, which are given to the closure's parameter one after the other.
  func write(_ contents: ((Data) throws -> Void) throws -> Void) throws {
    let beside = "\(path).\(getpid()).part"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw CommandFailure(path, cannotBe: .written, code: errno) }
    do {
      defer { close(descriptor) }
      try contents { try write(Array($0)[...], to: descriptor) }
      guard fsync(descriptor) == 0 else { throw CommandFailure(path, cannotBe: .written, code: errno) }
      try check()
      guard rename(beside, path) == 0 else { throw CommandFailure(path, cannotBe: .written, code: errno) }
    } catch {
      unlink(beside)
      throw error
    }
  }

  /// Writes where the command's result goes if no file is named.
  static func writeToStandardOutput(_ data: Data) throws(CommandFailure) {
    try OutputFile("standard output", replaces: true).write(Array(data)[...], to: STDOUT_FILENO)
  }

  private func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(CommandFailure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw CommandFailure(path, cannotBe: .written, code: errno) }
      rest = rest.dropFirst(count)
    }
  }
}
