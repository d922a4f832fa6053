import Domain
import Foundation
import PortableUI

/// The world as a file to be saved.
nonisolated struct WorldDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.commaSeparatedText, .json]

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
