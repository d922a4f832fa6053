import Foundation

/// Words to be found in guidance, in the user's language.
///
/// Case and accents do not count, and ё is е. All words must be there, in any order, in the title or the explanation.
package struct GuidanceSearch: Sendable {
  private let words: [String]
  private let locale: Locale

  package init(_ text: String, in locale: Locale) {
    words = Self.key(of: text.beginning(bytes: SearchLimit.bytes)).split(whereSeparator: \.isWhitespace).map(
      String.init)
    self.locale = locale
  }

  /// True where there is nothing to look for, so that everything is found.
  package var isEmpty: Bool { words.isEmpty }

  package func finds(_ item: GuidanceItem) -> Bool {
    finds([item.title.text(for: locale), item.explanation.text(for: locale)])
  }

  /// A number is found by its name, and by its digits however they are grouped.
  package func finds(_ number: GuidanceNumber) -> Bool {
    finds([number.name.text(for: locale), number.phone, number.dialled])
  }

  private func finds(_ texts: [String]) -> Bool {
    let key = Self.key(of: texts.joined(separator: "\n"))
    return words.allSatisfy(key.contains)
  }

  private static func key(of text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .replacing("ё", with: "е")
  }
}

extension GuidanceContent {
  /// The same guidance with what the search finds; groups in which it finds nothing are left out.
  package func found(by search: GuidanceSearch) -> GuidanceContent {
    if search.isEmpty { return self }
    return GuidanceContent(
      title: title, edition: edition, updated: updated, review: review, note: note,
      emergency: EmergencyGuidance(
        signs: emergency.signs.filter(search.finds), actions: emergency.actions.filter(search.finds),
        numbers: emergency.numbers.filter(search.finds)),
      symptoms: symptoms.compactMap { $0.found(by: search) },
      recommendations: recommendations.compactMap { $0.found(by: search) }, sources: sources)
  }
}

extension GuidanceGroup {
  fileprivate func found(by search: GuidanceSearch) -> GuidanceGroup? {
    let found = items.filter(search.finds)
    return found.isEmpty ? nil : GuidanceGroup(id: id, title: title, items: found)
  }
}
