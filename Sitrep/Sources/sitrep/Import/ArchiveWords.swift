import Domain
import Storage

extension ArchiveImportProblem {
  /// Why there is no archive, and what to do.
  var words: String {
    switch self {
    case .unreadable: "The file can't be read."
    case .empty: FileWords.empty
    case .mistaken(let file): file.words(wanted: "Name a JSON file of workspaces.")
    case .notJSON(let byte, let fault): FileWords.notJSON(fault, at: "byte \(byte)")
    case .notAList: "This file isn't a list of workspaces. It must begin with [."
    case .notAnArchive(let place, let member, let fault): fault.words(of: member, at: place.words)
    case .folderGone(let path):
      "The data folder \(TerminalText.path(path)) was moved or deleted while sitrep was running. Nothing was saved."
    case .busy: "Other files are being imported. Try again when they are done."
    case .diskFull: "The archive can't be kept: the disk is full. Free some space."
    case .notWritable:
      "The archive can't be kept: the data folder can't be written to. Change its permissions, or name another one "
        + "with --data."
    case .other(let reason): "The archive can't be used: \(TerminalText.path(reason))."
    }
  }
}

extension ArchivePosition {
  fileprivate var words: String {
    switch (channel, message) {
    case (let channel?, let message?): "Message \(message) in channel \(channel) of workspace \(workspace)"
    case (let channel?, nil): "Channel \(channel) of workspace \(workspace)"
    case (nil, _): "Workspace \(workspace)"
    }
  }
}

extension FileFault {
  /// A sentence on a member of what stands at a place; the member is empty where that itself is wrong.
  fileprivate func words(of member: String, at place: String) -> String {
    switch (self, member) {
    case (.missing, "channels"), (.missing, "messages"): "\(place) has no \"\(member)\" list."
    case (.missing, _): "\(place) has no \"\(member)\"."
    case (.expected(let part), ""): "\(place) isn't \(part.words)."
    case (.expected(let part), _): "\(place): \"\(member)\" isn't \(part.words)."
    case (.takenID, _): "\(place) has the same id as an earlier one."
    default: "\(place), \"\(member)\": \(words)."
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
