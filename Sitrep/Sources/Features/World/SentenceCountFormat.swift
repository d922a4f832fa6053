import Foundation

/// A whole number in a literal sentence (D31): without marks between digits in English, and grouped
/// in every other language.
nonisolated struct SentenceCountFormat: FormatStyle {
  private let style: IntegerFormatStyle<Int>

  init(locale: Locale = .autoupdatingCurrent) {
    let style = IntegerFormatStyle<Int>(locale: locale)
    self.style = locale.language.languageCode == .english ? style.grouping(.never) : style
  }

  func format(_ count: Int) -> String { style.format(count) }

  func locale(_ locale: Locale) -> SentenceCountFormat { SentenceCountFormat(locale: locale) }
}

nonisolated extension FormatStyle where Self == SentenceCountFormat {
  /// "30451", "30 451".
  static var sentenceCount: SentenceCountFormat { SentenceCountFormat() }
}
