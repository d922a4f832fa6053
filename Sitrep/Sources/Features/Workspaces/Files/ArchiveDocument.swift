import Foundation
import PortableUI

/// An archive as a file to be saved.
nonisolated struct ArchiveDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.json]

  private let contents: Data

  init(_ contents: Data) {
    self.contents = contents
  }

  init(configuration: ReadConfiguration) throws {
    contents = configuration.file.regularFileContents ?? Data()
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: contents)
  }
}
