/// One language of an `Accept-Language` field.
struct LanguageRange: Sendable, Hashable {
  /// Two or three small letters.
  let language: String
  /// Two capital letters.
  let region: String?
  let quality: Double

  /// The acceptable languages, best first.
  ///
  /// Reads at most 16; what isn't a language is passed over.
  static func parse(_ field: String) -> [LanguageRange] {
    let ranges = field.prefix(512).split(separator: ",").prefix(16).compactMap { LanguageRange($0) }
    return ranges.enumerated().sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
      .map(\.element).filter { $0.quality > 0 }
  }

  private init?(_ text: Substring) {
    let parts = text.split(separator: ";").map { $0.trimmed }
    guard let tag = parts.first else { return nil }
    let subtags = tag.split(separator: "-")
    guard let language = subtags.first, (2...3).contains(language.count), language.allSatisfy(\.isASCIILetter) else {
      return nil
    }
    self.language = language.lowercased()
    region = subtags.dropFirst().first { $0.count == 2 && $0.allSatisfy(\.isASCIILetter) }?.uppercased()
    let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
    guard let weight else {
      quality = 1
      return
    }
    // What isn't a number from 0 to 1 counts as refused.
    quality = Double(weight).flatMap { (0...1).contains($0) ? $0 : nil } ?? 0
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
