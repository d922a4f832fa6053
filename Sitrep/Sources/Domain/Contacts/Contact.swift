import Foundation

/// Whom to call or to read: data that a team can edit, with its source (D24, R66, R67).
package struct Contact: Identifiable, Hashable, Sendable {
  /// Small letters, digits and hyphens.
  package let id: String

  /// The name by language code; English is always there.
  package let names: [String: String]

  /// Whom it is for; nil: for everybody.
  package let region: Region?

  /// As people read it, for example `8-800-200-0-200`.
  package let phone: String?

  /// Where to read on.
  package let url: URL?

  /// The page that says so.
  package let source: URL

  /// The day of the source, or on which it was read where it bears none.
  package let date: Day

  /// The source is the contact's own, official page; otherwise it is to be shown as unverified, with the date.
  package let isVerified: Bool

  /// The name in the language with a code such as `ru`, or in English.
  package func name(in language: String) -> String {
    names[language] ?? names["en"] ?? id
  }

  /// The address that calls the number: only digits, with a plus sign before a country's code.
  package var phoneURL: URL? {
    guard let phone else { return nil }
    return URL(string: "tel:" + phone.filter { $0 == "+" || ContactRules.isDigit($0) })
  }
}

extension Contact: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, region, phone, url, source, date
    case names = "name"
    case isVerified = "verified"
  }

  /// Reads a contact and checks every field, so that what is shown can be called and opened.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func check(_ key: CodingKeys, _ isRight: Bool, _ rule: String) throws {
      guard !isRight else { return }
      throw DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: rule)
    }
    id = try values.decode(String.self, forKey: .id)
    try check(.id, ContactRules.isID(id), "an id has 1 to 40 small letters, digits and hyphens")
    names = try values.decode([String: String].self, forKey: .names)
    try check(.names, names["en"] != nil && names.values.allSatisfy(ContactRules.isName), ContactRules.name)
    region = try values.decodeIfPresent(Region.self, forKey: .region)
    phone = try values.decodeIfPresent(String.self, forKey: .phone)
    try check(.phone, phone.map(ContactRules.isPhone) ?? true, ContactRules.phone)
    let address = try values.decodeIfPresent(String.self, forKey: .url)
    url = try address.map { address in
      guard let url = ContactRules.url(address) else {
        throw DecodingError.dataCorruptedError(forKey: .url, in: values, debugDescription: ContactRules.address)
      }
      return url
    }
    try check(.url, phone != nil || url != nil, "a contact has a phone or a url")
    guard let source = ContactRules.url(try values.decode(String.self, forKey: .source)) else {
      throw DecodingError.dataCorruptedError(forKey: .source, in: values, debugDescription: ContactRules.address)
    }
    self.source = source
    date = try values.decode(Day.self, forKey: .date)
    isVerified = try values.decode(Bool.self, forKey: .isVerified)
  }
}
