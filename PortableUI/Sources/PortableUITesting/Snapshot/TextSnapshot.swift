import Foundation

/// Compares a text with the one committed beside the test, in `__Snapshots__/<test file>/<name>.txt`.
///
/// With `PORTABLEUI_RECORD=1` in the environment the text is written instead, and the difference seen in `git diff`.
public enum TextSnapshot {
  /// Passes if the text is the committed one.
  ///
  /// - Throws: ``SnapshotMismatch`` with the differences, or with the way to record a first one.
  public static func check(_ text: String, named name: String, file: String = #filePath) throws {
    let path = SnapshotFile.path(of: name, beside: file, ending: "txt")
    try check(text, at: path, isRecording: SnapshotFile.isRecording)
  }

  static func check(_ text: String, at path: URL, isRecording: Bool) throws {
    let text = text.hasSuffix("\n") ? text : text + "\n"
    try SnapshotFile.check(Data(text.utf8), at: path, isRecording: isRecording) { committed in
      let committed = String(decoding: committed, as: UTF8.self)
      return committed == text ? nil : UnifiedDiff(from: committed, to: text).description
    }
  }
}
