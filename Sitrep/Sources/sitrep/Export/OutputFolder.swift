import Foundation
import PortableUI

/// A folder that somebody named for an export; it must not be there yet.
struct OutputFolder {
  let path: String

  /// Refuses a name that something has; asked before the work begins.
  func check() throws(CommandFailure) {
    var status = stat()
    guard lstat(path, &status) != 0 else {
      throw CommandFailure(Text("\(path) exists. Name a folder that doesn’t.", bundle: .module))
    }
  }

  /// Writes beside the folder and renames, so that the name never stands for a part of the contents.
  ///
  /// - Parameter contents: Is given what takes one file after the other: its path in the folder, and its content.
  /// - Throws: `CommandFailure` for what the disk refuses, and what the closure throws; nothing is left of the folder then.
  func write(_ contents: ((String, Data) throws -> Void) throws -> Void) throws {
    let beside = "\(path).\(getpid()).part"
    do {
      try makeFolder(beside)
      var folders: Set<String> = []
      try contents { name, content in
        for parent in parents(of: name) where folders.insert(parent).inserted { try makeFolder("\(beside)/\(parent)") }
        try OutputFile("\(beside)/\(name)", replaces: false).write(content)
      }
      try check()
      guard rename(beside, path) == 0 else { throw CommandFailure(path, cannotBe: .written, code: errno) }
    } catch {
      try? FileManager.default.removeItem(atPath: beside)
      throw error
    }
  }

  private func makeFolder(_ path: String) throws(CommandFailure) {
    guard mkdir(path, 0o777) == 0 else { throw CommandFailure(path, cannotBe: .written, code: errno) }
  }

  /// The folders above a file, outermost first.
  private func parents(of name: String) -> [String] {
    let parts = name.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
