import Foundation
import PortableUI

/// A file or a folder for the person to save.
package nonisolated struct ExportedDocument: FileDocument {
  package static let readableContentTypes: [UTType] = [.commaSeparatedText, .json, .html, .data, .folder]

  /// What it holds.
  private enum Contents {
    case file(Data)

    /// The files in a folder, by their paths in it.
    case folder([String: Data])
  }

  private let contents: Contents
  let type: UTType
  let name: String

  /// - Parameters:
  ///   - contents: Its bytes.
  ///   - type: One of those that files are written as.
  ///   - name: What it is called, without an ending.
  package init(_ contents: Data, as type: UTType, named name: String) {
    self.contents = .file(contents)
    self.type = type
    self.name = name
  }

  /// - Parameters:
  ///   - files: What is in the folder, by the paths in it.
  ///   - name: What the folder is called.
  package init(folder files: [String: Data], named name: String) {
    contents = .folder(files)
    type = .folder
    self.name = name
  }

  package init(configuration: ReadConfiguration) throws {
    self.init(
      configuration.file.regularFileContents ?? Data(), as: configuration.contentType,
      named: configuration.file.filename ?? "")
  }

  package func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    switch contents {
    case .file(let bytes): FileWrapper(regularFileWithContents: bytes)
    case .folder(let files): FileWrapper(files: files.map { ($0.split(separator: "/")[...], $1) })
    }
  }
}

nonisolated extension FileWrapper {
  /// A folder of files, each with the names on its way.
  fileprivate convenience init(files: [(path: ArraySlice<Substring>, contents: Data)]) {
    let inside = Dictionary(grouping: files) { String($0.path.first ?? "") }
    self.init(
      directoryWithFileWrappers: inside.mapValues { files in
        guard let file = files.first, file.path.count > 1 else {
          return FileWrapper(regularFileWithContents: files.first?.contents ?? Data())
        }
        return FileWrapper(files: files.map { ($0.path.dropFirst(), $0.contents) })
      })
  }
}
