import Foundation
import PortableUI

/// A file for the person to save.
package nonisolated struct ExportedDocument: FileDocument {
  package static let readableContentTypes: [UTType] = [.commaSeparatedText, .json]

  let contents: Data
  let type: UTType
  let name: String

  /// - Parameters:
  ///   - contents: Its bytes.
  ///   - type: One of those that files are written as.
  ///   - name: What it is called, without an ending.
  package init(_ contents: Data, as type: UTType, named name: String) {
    self.contents = contents
    self.type = type
    self.name = name
  }

  package init(configuration: ReadConfiguration) throws {
    self.init(
      configuration.file.regularFileContents ?? Data(), as: configuration.contentType,
      named: configuration.file.filename ?? "")
  }

  package func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: contents)
  }
}
