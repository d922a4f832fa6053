import Foundation
import Testing

@testable import DesignSystem
@testable import PortableUICore

/// What a person saves, as a file.
@Suite struct ExportedDocumentTests {
  @Test func `what is written is what was read`() throws {
    let file = FileWrapper(regularFileWithContents: Data("[]".utf8))

    let document = try ExportedDocument(configuration: .init(contentType: .json, file: file))

    let written = try document.fileWrapper(configuration: .init(contentType: .json, existingFile: nil))
    #expect(written.regularFileContents == Data("[]".utf8))
    #expect(document.type == .json)
  }

  @Test func `a folder is an empty file`() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [:])

    let document = try ExportedDocument(configuration: .init(contentType: .json, file: folder))

    let written = try document.fileWrapper(configuration: .init(contentType: .json, existingFile: nil))
    #expect(written.regularFileContents == Data())
  }
}
