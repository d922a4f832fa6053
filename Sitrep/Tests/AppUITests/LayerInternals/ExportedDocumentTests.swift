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

  @Test func `files with their paths are a folder of folders`() throws {
    let document = ExportedDocument(folder: ["a": Data([1]), "b/c/d": Data([2]), "b/e": Data([3])], named: "F")

    let written = try document.fileWrapper(configuration: .init(contentType: .folder, existingFile: nil))
    let inside = try #require(written.fileWrappers)
    #expect(inside["a"]?.regularFileContents == Data([1]))
    #expect(inside["b"]?.fileWrappers?["c"]?.fileWrappers?["d"]?.regularFileContents == Data([2]))
    #expect(inside["b"]?.fileWrappers?["e"]?.regularFileContents == Data([3]))
    #expect(document.type == .folder && document.name == "F")
  }

  @Test func `a folder is an empty file`() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [:])

    let document = try ExportedDocument(configuration: .init(contentType: .json, file: folder))

    let written = try document.fileWrapper(configuration: .init(contentType: .json, existingFile: nil))
    #expect(written.regularFileContents == Data())
  }
}
