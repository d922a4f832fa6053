import Foundation

/// What is committed beside a test, for what the test finds to be compared with.
enum SnapshotFile {
  /// Whether what is found is to be written instead.
  static var isRecording: Bool { ProcessInfo.processInfo.environment["PORTABLEUI_RECORD"] == "1" }

  /// Where it is: `__Snapshots__/<test file>/<name>.<ending>`.
  static func path(of name: String, beside file: String, ending: String) -> URL {
    let file = URL(filePath: file)
    let safe = String(name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
    return file.deletingLastPathComponent()
      .appending(path: "__Snapshots__")
      .appending(path: file.deletingPathExtension().lastPathComponent)
      .appending(path: "\(safe).\(ending)")
  }

  /// Passes if `difference` finds none to what is committed, or writes it.
  static func check(
    _ found: Data, at path: URL, isRecording: Bool, difference: (_ committed: Data) throws -> String?
  ) throws {
    if isRecording {
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try found.write(to: path)
    }
    guard FileManager.default.fileExists(atPath: path.path) else { throw SnapshotMismatch.missing(path.path) }
    guard let difference = try difference(Data(contentsOf: path)) else { return }
    throw SnapshotMismatch.differs(path.path, difference: difference)
  }
}

/// A text or a picture is not the committed one.
public enum SnapshotMismatch: Error, Equatable, CustomStringConvertible {
  case missing(String)
  case differs(String, difference: String)

  public var description: String {
    switch self {
    case .missing(let path): "There is no \(path) yet. PORTABLEUI_RECORD=1 writes it; look at it before you commit."
    case .differs(let path, let difference):
      "Not as in \(path). If it is right, PORTABLEUI_RECORD=1 writes it.\n\(difference)"
    }
  }
}
