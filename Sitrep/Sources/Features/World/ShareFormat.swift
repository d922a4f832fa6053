import Foundation

/// A part of a whole as a percentage with one digit at most after the point.
///
/// A part that is there is never written as "0%", and one that is not the whole never as "100%".
nonisolated struct ShareFormat: FormatStyle {
  private let style: FloatingPointFormatStyle<Double>.Percent

  init(locale: Locale = .autoupdatingCurrent) {
    style = FloatingPointFormatStyle<Double>.Percent(locale: locale).precision(.fractionLength(0...1))
  }

  func format(_ share: Double) -> String {
    let text = style.format(share)
    if share > 0, text == style.format(0) { return "<" + style.format(0.001) }
    if share < 1, text == style.format(1) { return ">" + style.format(0.999) }
    return text
  }

  func locale(_ locale: Locale) -> ShareFormat { ShareFormat(locale: locale) }
}

nonisolated extension FormatStyle where Self == ShareFormat {
  /// "12.5%", "<0.1%".
  static var share: ShareFormat { ShareFormat() }
}
