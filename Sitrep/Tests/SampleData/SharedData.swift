import Foundation
import Testing

/// The published files beside the repository, which are no part of it.
package enum SharedData {
  /// The folder that holds `Package.swift`.
  package static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  package static let folder = repository.appending(path: "../shared/data").standardizedFileURL
  package static let isThere = FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
  package static let absence: Comment = "the figures are not at ../shared/data"
}
