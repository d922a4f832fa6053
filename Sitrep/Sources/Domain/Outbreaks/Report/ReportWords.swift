/// What a person wrote for an outbreak's report, apart from everything that the figures say.
package struct ReportWords: Hashable, Sendable {
  /// A section whose text a person may write.
  package enum Section: String, CaseIterable, Hashable, Codable, CodingKeyRepresentable, Sendable {
    /// Follows the sentences that are drafted from the figures.
    case highlights
    case context, response, challenges, recommendations
  }

  /// A section has at most so many bytes of UTF-8.
  package static let mostBytes = 20_000

  /// Only sections that have a text.
  package private(set) var texts: [Section: String]

  /// The number of the issue; nil: it has none.
  package var issue: Int?

  /// Whether counts of 1 to 4 cases of a line list are shown as "<5".
  package var hidesSmallNumbers: Bool

  /// - Parameters:
  ///   - texts: By section; see ``subscript(_:)``.
  ///   - issue: The number of the issue.
  ///   - hidesSmallNumbers: Whether counts of 1 to 4 cases of a line list are shown as "<5".
  package init(_ texts: [Section: String] = [:], issue: Int? = nil, hidesSmallNumbers: Bool = true) {
    self.texts = [:]
    self.issue = issue
    self.hidesSmallNumbers = hidesSmallNumbers
    for (section, text) in texts { self[section] = text }
  }

  /// A section's text; nil where the person wrote none.
  ///
  /// A text of white space alone is none. One that doesn't ``fit(_:)`` loses its end, so ask before.
  package subscript(section: Section) -> String? {
    get { texts[section] }
    set {
      let text = newValue?.beginning(bytes: Self.mostBytes)
      texts[section] = text?.contains { !$0.isWhitespace } == true ? text : nil
    }
  }

  /// True of a text that can be kept whole.
  package static func fit(_ text: String) -> Bool { text.utf8.count <= mostBytes }

  package var isEmpty: Bool { self == ReportWords() }
}

extension ReportWords: Codable {
  private enum CodingKeys: CodingKey {
    case texts, issue, hidesSmallNumbers
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode([Section: String].self, forKey: .texts),
      issue: try container.decodeIfPresent(Int.self, forKey: .issue),
      hidesSmallNumbers: try container.decode(Bool.self, forKey: .hidesSmallNumbers))
  }
}
