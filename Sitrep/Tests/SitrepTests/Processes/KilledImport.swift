import AppPages
import Foundation
import TestSupport

/// Imports that are killed while they write an archive.
extension SitrepCommand {
  /// Kills an import as soon as an unfinished archive has so many bytes.
  ///
  /// - Parameters:
  ///   - bytes: How many of them it has at least.
  ///   - signal: How it is ended.
  ///   - data: The data folder; in it are the archives of which none has yet been replaced.
  /// - Returns: How the import ended.
  /// - Throws: Where the import was over before.
  func kill(
    whenUnfinishedHas bytes: Int = 0, by signal: Int32 = SIGKILL, in data: String
  ) async throws -> ProcessResult {
    let finished = try ArchiveFiles(in: data).finished
    return try await kill(by: signal) {
      let files = try ArchiveFiles(in: data)
      guard files.finished == finished else { throw OverTooSoon() }
      return files.unfinished.values.contains { $0 >= bytes }
    }
  }

  struct OverTooSoon: Error {}
}

/// The archives' files in a data folder, by name, with their bytes.
struct ArchiveFiles {
  private(set) var finished: [String: Int] = [:]
  private(set) var unfinished: [String: Int] = [:]

  init(in data: String) throws {
    let folder = URL(filePath: data).appending(path: "archives")
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      // It may just have got its name, or gone.
      guard let bytes = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize else { continue }
      if file.pathExtension == "partial" {
        unfinished[file.lastPathComponent] = bytes
      } else {
        finished[file.lastPathComponent] = bytes
      }
    }
  }
}
