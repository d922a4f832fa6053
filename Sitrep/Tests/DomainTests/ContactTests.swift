import Domain
import Foundation
import TestTraits
import Testing

@Suite struct ContactTests {
  private static let sound = [
    "id": #""who-1""#, "name": #"{"en": "A", "ru": "Б"}"#, "phone": #""+7 (495) 12-3""#,
    "url": #""https://example.org/a""#, "source": #""https://example.org/b""#, "date": #""2026-01-02""#,
    "verified": "true",
  ]

  @Test func `a contact is read and written`() throws {
    let contact = try read([:])

    #expect(contact.name(in: "ru") == "Б" && contact.name(in: "fr") == "A")
    #expect(contact.phoneURL?.absoluteString == "tel:+7495123")
    #expect(contact.url?.absoluteString == "https://example.org/a" && contact.isVerified)
    #expect(contact.date == Day(iso8601: "2026-01-02"))
    #expect(try JSONDecoder().decode(Contact.self, from: JSONEncoder().encode(contact)) == contact)
    #expect(try read(["phone": nil]).phoneURL == nil)
  }

  @Test(
    .proves("D24"),
    arguments: [
      ("id", #""""#), ("id", #""A""#), ("id", #""a b""#), ("name", #"{"ru": "Б"}"#), ("name", #"{"en": " A"}"#),
      ("name", #"{"en": ""}"#), ("name", #"{"en": "A\u202e"}"#), ("phone", #""call me""#), ("phone", #""1""#),
      ("phone", #""1;2""#), ("phone", #""12+3""#), ("phone", #""1\u0301 22""#), ("phone", #""٣٣٣""#),
      ("url", #""javascript:alert(1)""#), ("url", #""http://example.org/""#), ("url", #""https://""#),
      ("url", #""https://a@example.org/""#), ("source", #""example.org""#), ("date", #""2026-02-30""#),
      ("verified", #""yes""#),
    ])
  func `a field that cannot be shown, called or opened is refused`(field: String, value: String) {
    #expect(throws: DecodingError.self) { try read([field: value]) }
  }

  @Test(.proves("D24"), arguments: ["id", "name", "source", "date", "verified"])
  func `a contact without source or date is none`(field: String) {
    #expect(throws: DecodingError.self) { try read([field: nil]) }
  }

  @Test func `whom one can neither call nor read is no contact`() {
    #expect(throws: DecodingError.self) { try read(["phone": nil, "url": nil]) }
  }

  private func read(_ changes: [String: String?]) throws -> Contact {
    var fields = Self.sound
    for (field, value) in changes { fields[field] = value }
    let text = "{" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ",") + "}"
    return try JSONDecoder().decode(Contact.self, from: Data(text.utf8))
  }
}
