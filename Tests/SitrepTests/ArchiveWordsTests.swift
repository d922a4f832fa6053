import Domain
import Storage
import Testing

@testable import sitrep

@Suite struct ArchiveWordsTests {
  @Test(
    arguments: [
      (.unreadable, "The file cannot be read."),
      (.notJSON(byte: 7, fault: .expected(.value)), "The file is no JSON from byte 7 on: a value was expected."),
      (.notAnArchive(path: "", fault: .expected(.list)), "The file holds no workspaces: a list was expected."),
      (
        .notAnArchive(path: "[0].id", fault: .missing),
        "The file holds no workspaces: at [0].id, it is missing."
      ),
      (.diskFull, "The archive cannot be kept: the disk is full. Free some space."),
      (
        .notWritable,
        "The archive cannot be kept: the data folder cannot be written to. Change its permissions, or name another one with --data."
      ),
      (.other("a\u{1B}"), "The archive cannot be used: a\\u{1B}."),
    ] as [(ArchiveImportProblem, String)])
  func `every problem is a sentence`(problem: ArchiveImportProblem, words: String) {
    #expect(problem.words == words)
  }
}
