import Domain
import Foundation
import TestSupport
import TestTraits
import Testing

@testable import Storage

@Suite struct ContactBookTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test(.proves(66)) func `the ministry's telephone number comes with the program, with source and date`() throws {
    let contact = try #require(try contacts().first { $0.id == "ru-ministry" })

    #expect(contact.phoneURL?.absoluteString == "tel:88002000200")
    #expect(contact.name(in: "ru") == "Министерство здравоохранения Российской Федерации")
    // No official page could be cited: D24 wants that to be said.
    #expect(!contact.isVerified && contact.source.host() == "www.tsn24.ru")
  }

  @Test(.proves(67)) func `the site of the WHO comes with the program`() throws {
    let contact = try #require(try contacts().first { $0.id == "who" })

    #expect(contact.url?.host() == "www.who.int")
    #expect(contact.name(in: "en").contains("WHO") && contact.name(in: "ru").contains("ВОЗ"))
  }

  @Test(.proves("D24")) func `every contact that comes along has names in both languages`() throws {
    for contact in try contacts() { #expect(Set(contact.names.keys) == ["en", "ru"]) }
  }

  @Test(.proves("D24")) func `a team's own contacts take the place of those that come along`() throws {
    try write(#"{"contacts": [\#(Self.contact("own"))]}"#)

    #expect(try contacts().map(\.id) == ["own"])
  }

  @Test(
    .proves("D24"),
    arguments: [
      ("", "JSON"), ("{}", "contacts"), ("[]", "found an array"),
      (#"{"contacts": [\#(contact("a")), \#(contact("a"))]}"#, "the id a is there twice"),
      (#"{"contacts": [\#(contact("A b"))]}"#, "an id has"),
      (#"{"contacts": [{"id": "a"}]}"#, "(at .contacts[0])"),
      (#"{"contacts": [{"id": 5}]}"#, "(at .contacts[0].id)"),
    ])
  func `a team's file that is wrong is reported, and those that come along are shown`(
    text: String, reason: String
  ) throws {
    try write(text)
    var reports: [String] = []

    let contacts = try contacts { reports.append($0) }

    #expect(contacts.contains { $0.id == "who" })
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(report.contains("contacts.json are not used: ") && report.contains(reason), "\(report)")
    #expect(!report.hasSuffix(".."))
  }

  @Test func `a file that is far too long is not read`() throws {
    try write(String(repeating: " ", count: 1_000_001))
    var reports: [String] = []

    #expect(try contacts { reports.append($0) }.contains { $0.id == "who" })
    #expect(reports.count == 1)
  }

  @Test func `where nothing came along there are no contacts, and it is reported`() {
    var reports: [String] = []

    #expect(ContactBook.bundled(nil) { reports.append($0) } == [])
    #expect(ContactBook.bundled(temporary.file("missing")) { reports.append($0) } == [])
    #expect(reports.count == 2 && reports.allSatisfy { $0.hasPrefix("The contacts that come with the program cannot") })
  }

  private static func contact(_ id: String) -> String {
    """
    {"id": "\(id)", "name": {"en": "A"}, "phone": "112", "source": "https://example.org/", "date": "2026-01-02",
     "verified": true}
    """
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: temporary.file("contacts.json"))
  }

  private func contacts(report: (String) -> Void = { Issue.record("\($0)") }) throws -> [Contact] {
    ContactBook.contacts(in: try DataFolder(opening: temporary.url), report: report)
  }
}
