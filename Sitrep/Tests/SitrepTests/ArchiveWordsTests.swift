import Domain
import Storage
import TestTraits
import Testing

@testable import sitrep

@Suite struct ArchiveWordsTests {
  @Test(
    .proves("U22"),
    arguments: [
      (.unreadable, "The file can't be read."), (.empty, "The file is empty."),
      (.mistaken(.slackExport), "This looks like a Slack export. Sitrep can't read Slack exports yet."),
      (.mistaken(.pdf), "This looks like a PDF. Name a JSON file of workspaces."),
      (.notJSON(byte: 7, fault: .expected(.textEnd)), "This file isn't valid JSON (byte 7: a string isn't closed)."),
      (.notAList, "This file isn't a list of workspaces. It must begin with [."),
      (
        .notAnArchive(at: ArchivePosition(), member: "channels", fault: .missing),
        "Workspace 1 has no \"channels\" list."
      ),
      (
        .notAnArchive(at: ArchivePosition(workspace: 2, channel: 3), member: "messages", fault: .missing),
        "Channel 3 of workspace 2 has no \"messages\" list."
      ),
      (.notAnArchive(at: ArchivePosition(), member: "name", fault: .missing), "Workspace 1 has no \"name\"."),
      (.notAnArchive(at: ArchivePosition(), member: "", fault: .expected(.object)), "Workspace 1 isn't an object."),
      (
        .notAnArchive(
          at: ArchivePosition(workspace: 1, channel: 2, message: 3), member: "posted", fault: .expected(.text)),
        "Message 3 in channel 2 of workspace 1: \"posted\" isn't a string."
      ),
      (
        .notAnArchive(at: ArchivePosition(workspace: 4), member: "id", fault: .takenID),
        "Workspace 4 has the same id as an earlier one."
      ),
      (
        .notAnArchive(at: ArchivePosition(), member: "id", fault: .emptyText),
        "Workspace 1, \"id\": the string is empty."
      ),
      (.busy, "Other files are being imported. Try again when they are done."),
      (
        .folderGone(path: "/d"),
        "The data folder /d was moved or deleted while sitrep was running. Nothing was saved."
      ),
      (.diskFull, "The archive can't be kept: the disk is full. Free some space."),
      (
        .notWritable,
        "The archive can't be kept: the data folder can't be written to. Change its permissions, or name another one "
          + "with --data."
      ),
      (.other("a\u{1B}"), "The archive can't be used: a\\u{1B}."),
    ] as [(ArchiveImportProblem, String)])
  func `every problem is a sentence`(problem: ArchiveImportProblem, words: String) {
    #expect(problem.words == words)
  }
}
