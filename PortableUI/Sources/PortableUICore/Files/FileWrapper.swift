import Foundation

/// A file, or a folder of files, in memory.
///
/// Foundation has it on Apple's platforms only; here it is as much of it as documents need.
public final class FileWrapper: Sendable {
  /// The bytes of a file; nil for a folder.
  public let regularFileContents: Data?
  /// What is in a folder, by name; nil for a file.
  public let fileWrappers: [String: FileWrapper]?
  /// The name that it had, or is to have.
  public let filename: String?

  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
    filename = nil
  }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
    filename = nil
  }

  public var isRegularFile: Bool { regularFileContents != nil }
  public var isDirectory: Bool { fileWrappers != nil }
}
