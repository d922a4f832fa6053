import DesignSystem
import Domain
import Foundation
import TestTraits
import Testing

@testable import Workspaces

/// What people are told of an export, and of a query.
@MainActor
@Suite struct ExportTextTests {
  @Test(
    .proves("B6"),
    arguments: [
      (.notJSON(byte: 5, fault: .endsEarly), "This file isn’t valid JSON (byte 5: the file ends too early)."),
      (.notAList, "it isn’t a list of messages"), (.notAMessage, "it isn’t an object"), (.noTime, "it has no time"),
      (.twice, "another message of the channel has the same time"),
      (.tooLarge(mostBytes: 9), "it has more than 9 bytes"),
      (.unsafeName, "its name isn’t safe"), (.notADay, "its name isn’t that of a day"), (.damaged, "it is damaged"),
      (.encrypted, "it is protected by a password"),
      (.unknownCompression, "it is compressed in a way that Sitrep doesn’t read"),
    ] as [(SkippedPart.Reason, String)])
  func `a part that was left out says why`(reason: SkippedPart.Reason, words: String) {
    let english = Locale(identifier: "en")
    #expect(SkippedPartText.text(SkippedPart(file: "a.json", reason: reason)).words(for: english) == "a.json: \(words)")
    #expect(
      SkippedPartText.text(SkippedPart(file: "a.json", message: 2, reason: reason)).words(for: english)
        == "a.json, message 2: \(words)")
  }

  @Test func `what an export lacks is said in a line each`() {
    var report = ImportReport()
    report.add(.emptyLists(["channels.json", "dms.json"]))
    report.add(.noNames)

    #expect(
      ImportReportText.lines(report).map { $0.words(for: Locale(identifier: "en")) } == [
        "These lists are missing or empty: channels.json, dms.json.",
        "The export names nobody: people are shown by their ids.",
      ])
  }

  @Test(
    .proves("B6"),
    arguments: [
      (.unknown(.person, "x"), ["Nobody here is called “x”."]),
      (.unknown(.channel, "x"), ["No channel here is called “x”."]),
      (
        .ambiguous(.person, "x", [SearchCandidate(id: "1", names: ["Ann"])]),
        ["Several people are called “x”. Who is meant?", "1 (Ann)"]
      ),
      (.ambiguous(.channel, "x", []), ["Several channels are called “x”. Which one is meant?"]),
    ] as [(SearchResolution.Doubt, [String])])
  func `a name that says too little is told, with those who may be meant`(
    doubt: SearchResolution.Doubt, words: [String]
  ) {
    #expect(SearchProblemText.lines(doubt).map { $0.words(for: Locale(identifier: "en")) } == words)
  }
}
