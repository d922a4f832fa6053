import Foundation
import Testing

@testable import Guidance
@testable import PortableUICore

/// The guidance as a file.
@Suite struct GuidanceDocumentTests {
  @Test func `what is written is what was read`() throws {
    let file = FileWrapper(regularFileWithContents: Data("{}".utf8))

    let document = try GuidanceDocument(configuration: .init(contentType: .json, file: file))

    let written = try document.fileWrapper(configuration: .init(contentType: .json, existingFile: nil))
    #expect(written.regularFileContents == Data("{}".utf8))
  }

  @Test func `a folder is an empty file`() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [:])

    let document = try GuidanceDocument(configuration: .init(contentType: .json, file: folder))

    let written = try document.fileWrapper(configuration: .init(contentType: .json, existingFile: nil))
    #expect(written.regularFileContents == Data())
  }
}
