import Foundation

/// Compares a text with the one committed beside the test, in `__Snapshots__/<test file>/<name>.txt`.
///
/// With `PORTABLEUI_RECORD=1` in the environment the text is written instead, and the difference seen in `git diff`.
public enum TextSnapshot {
  /// Passes if the text is the committed one.
  ///
  /// - Throws: ``TextSnapshotError`` with the differences, or with the way to record a first one.
  public static func check(_ text: String, named name: String, file: String = #filePath) throws {
    let isRecording = ProcessInfo.processInfo.environment["PORTABLEUI_RECORD"] == "1"
    try check(text, at: path(of: name, beside: file), isRecording: isRecording)
  }

  static func check(_ text: String, at path: URL, isRecording: Bool) throws {
    let text = text.hasSuffix("\n") ? text : text + "\n"
    if isRecording {
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Data(text.utf8).write(to: path)
    }
    guard FileManager.default.fileExists(atPath: path.path) else { throw TextSnapshotError.missing(path.path) }
    let committed = try String(contentsOf: path, encoding: .utf8)
    guard committed != text else { return }
    throw TextSnapshotError.differs(path.path, diff: UnifiedDiff(from: committed, to: text).description)
  }

  static func path(of name: String, beside file: String, ending: String = "txt") -> URL {
    let file = URL(filePath: file)
    let safe = String(name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
    return file.deletingLastPathComponent()
      .appending(path: "__Snapshots__")
      .appending(path: file.deletingPathExtension().lastPathComponent)
      .appending(path: "\(safe).\(ending)")
  }
}

/// A text is not the committed one.
public enum TextSnapshotError: Error, Equatable, CustomStringConvertible {
  case missing(String)
  case differs(String, diff: String)

  public var description: String {
    switch self {
    case .missing(let path): "There is no \(path) yet. PORTABLEUI_RECORD=1 writes it; look at it before you commit."
    case .differs(let path, let diff): "Not as in \(path). If it is right, PORTABLEUI_RECORD=1 writes it.\n\(diff)"
    }
  }
}
