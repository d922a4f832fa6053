import Domain
import Foundation

@testable import Interchange

/// Parts with everything that a part may have.
enum SampleParts {
  static let faults: [FileFault] =
    (0..<20).compactMap(FilePart.init(rawValue:)).map { .expected($0) } + [
      .found(.list, insteadOf: .object), .expectedMember(name: "a", value: "\"b\""), .otherVersion(expected: 2),
      .endsEarly, .missing, .twice, .takenID, .emptyText, .tooLongText(mostBytes: 5),
      .tooLongField(mostBytes: 6), .tooManyFields(most: 7), .tooDeep(mostLevels: 8), .controlCharacter, .nulCharacter,
      .halfPairOfEscapes,
    ]

  static let reasons: [SkippedPart.Reason] =
    faults.map { .notJSON(byte: 12, fault: $0) } + [
      .notAList, .notAMessage, .noTime, .twice, .tooLarge(mostBytes: 64_000_000), .unsafeName, .notADay, .damaged,
      .encrypted,
      .unknownCompression,
    ]

  static let details = MessageDetails(
    kind: .bot, root: "1660300985.527899", isBroadcast: true, edited: Date(timeIntervalSinceReferenceDate: 1.5),
    body: RichText([
      .paragraph([RichRun("a", [.bold, .code]), RichRun("@Ann", to: .member("U1")), RichRun("#b", to: .channel("C1"))]),
      .paragraph([RichRun("2020", to: .moment(Date(timeIntervalSinceReferenceDate: 5), .dayAndTime))]),
      .quote([RichRun("x", to: WebLink("https://example.org/?a=1").map { .link($0) })]), .code("let a"),
      .list([RichItem(depth: 1, number: 2, [RichRun("日本")])]),
    ]),
    attachments: [
      MessageAttachment(
        title: "T", link: WebLink("https://example.org"), source: "S", body: RichText([.code("c")]),
        fields: [.init(title: "f", value: "v")])
    ],
    files: [SharedFile(name: "n.pdf", kind: "PDF", size: 5, link: WebLink("https://example.org/f"), state: .deleted)],
    reactions: [MessageReaction(emoji: "👍🏽", count: 3, names: ["Ann"])])

  static func message(
    _ id: String = "1660300985.527899", content: String = "<b>", member: String = "U1", details: MessageDetails? = nil
  ) -> ArchivePart {
    .message(
      Message(
        id: id, content: content, posted: Date(timeIntervalSinceReferenceDate: 681_993_785.527_899),
        member: Member(id: member, name: "Ann"), details: details, replies: 4))
  }

  static let all: [ArchivePart] =
    [
      message(), .position(0), message(details: details), message(content: "", details: MessageDetails()),
      .channel(id: "C1", name: ""), .team("T1"), .workspace(id: "T1", name: "Tëam"), .position(1),
      .skipped(SkippedPart(file: "a/2022-10-19.json", message: 3, reason: .noTime)),
      .note(.emptyLists(["channels.json"])), .note(.noNames),
    ] + reasons.map { .skipped(SkippedPart(file: "", reason: $0)) }
}

/// Parts as bytes, with the end.
func written(_ parts: [ArchivePart]) throws -> [UInt8] {
  var writer = ArchivePartWriter()
  for part in parts { try writer.add(part) }
  writer.end()
  return writer.take()
}

/// The parts of bytes that come in pieces of a size.
func parts(_ bytes: [UInt8], size: Int = 1_000) throws -> [ArchivePart] {
  var parts: [ArchivePart] = []
  try ExportStreamReader().read(pieces(bytes, size: size)) { parts.append($0) }
  return parts
}
