/// One statement: a symptom, a sign of danger, something to do.
package struct GuidanceItem: Hashable, Identifiable, Sendable {
  package let id: String
  package let title: GuidanceText
  package let explanation: GuidanceText

  /// The id of the source that it is taken from.
  package let source: String

  /// As of when it holds.
  package let date: GuidanceDate

  package init(id: String, title: GuidanceText, explanation: GuidanceText, source: String, date: GuidanceDate) {
    self.id = id
    self.title = title
    self.explanation = explanation
    self.source = source
    self.date = date
  }
}

/// Statements under one heading.
package struct GuidanceGroup: Hashable, Identifiable, Sendable {
  package let id: String
  package let title: GuidanceText
  package let items: [GuidanceItem]

  package init(id: String, title: GuidanceText, items: [GuidanceItem]) {
    self.id = id
    self.title = title
    self.items = items
  }
}

/// A telephone number that is shown to people (D24).
package struct GuidanceNumber: Hashable, Identifiable, Sendable {
  package let id: String

  /// Whose number it is, with its country.
  package let name: GuidanceText

  /// Where it can be called; nil: everywhere, or the file doesn't say.
  package let region: Region?

  /// As people write it: digits, spaces, hyphens, parentheses, perhaps a plus before them.
  package let phone: String

  /// True only where the source is an official page of whoever answers.
  package let isVerified: Bool

  package let source: String
  package let date: GuidanceDate

  package init(
    id: String, name: GuidanceText, region: Region? = nil, phone: String, isVerified: Bool, source: String,
    date: GuidanceDate
  ) {
    self.id = id
    self.name = name
    self.region = region
    self.phone = phone
    self.isVerified = isVerified
    self.source = source
    self.date = date
  }

  /// The number as it is dialled: digits, perhaps after a plus.
  package var dialled: String {
    phone.filter { $0 == "+" || ("0"..."9").contains($0) }
  }
}
