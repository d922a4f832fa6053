import Foundation

/// A document that is one file.
@preconcurrency
public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The kinds that it can be made of.
  static var readableContentTypes: [UTType] { get }

  /// The kinds that it can be written as.
  static var writableContentTypes: [UTType] { get }

  /// The document that a file holds.
  init(configuration: Self.ReadConfiguration) throws

  /// The document as a file.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is made of.
public nonisolated struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// How a document is to be written.
public nonisolated struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}
