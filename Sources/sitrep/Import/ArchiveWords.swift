import Domain
import Storage

extension ArchiveImportProblem {
  /// Why there is no archive, and what to do.
  var words: String {
    switch self {
    case .unreadable: "The file cannot be read."
    case .notJSON(let byte, let fault): "The file is no JSON from byte \(byte) on: \(fault.words)."
    case .notAnArchive("", let fault): "The file holds no workspaces: \(fault.words)."
    case .notAnArchive(let path, let fault): "The file holds no workspaces: at \(Shown.path(path)), \(fault.words)."
    case .diskFull: "The archive cannot be kept: the disk is full. Free some space."
    case .notWritable:
      "The archive cannot be kept: the data folder cannot be written to. Change its permissions, or name another one "
        + "with --data."
    case .other(let reason): "The archive cannot be used: \(Shown.path(reason))."
    }
  }
}

extension ArchiveCounts {
  var words: String {
    [Self.words(workspaces, "workspace"), Self.words(channels, "channel"), Self.words(messages, "message")]
      .joined(separator: ", ")
  }

  private static func words(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension ArchiveProgress {
  var words: String {
    "\(messages) messages, \(Int(part * 100)) %"
  }
}
