import Foundation

/// Pictures as files, for views that load them by their addresses: copies of what the database keeps.
///
/// On iOS nobody can read them while the device is locked.
struct ShownPictures: Sendable {
  private let folder: URL

  #if os(iOS)
    private static let options: Data.WritingOptions = [.atomic, .completeFileProtection]
  #else
    private static let options: Data.WritingOptions = .atomic
  #endif

  /// - Parameter folder: Where the files are; created where it isn't there, and nobody else's.
  /// - Throws: The system's error where it can't be created.
  init(in folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Where a picture is, if it is there; a name that would lead elsewhere has none.
  func url(of name: String) -> URL? {
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isPlain) else { return nil }
    return folder.appending(path: name, directoryHint: .notDirectory)
  }

  func has(_ name: String) -> Bool {
    url(of: name).map { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) } ?? false
  }

  func keep(_ picture: Data, as name: String) throws {
    guard let url = url(of: name) else { throw CocoaError(.fileWriteInvalidFileName) }
    try picture.write(to: url, options: Self.options)
  }

  func delete(_ name: String) {
    // One that can't be deleted now goes with the next start.
    if let url = url(of: name) { try? FileManager.default.removeItem(at: url) }
  }

  /// Deletes all but those of these names.
  func deleteOthers(than names: some Sequence<String>) {
    let kept = Set(names)
    let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for url in all ?? [] where !kept.contains(url.lastPathComponent) { try? FileManager.default.removeItem(at: url) }
  }

  /// Letters, digits and hyphens of ASCII, as ids and country codes are made of.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
