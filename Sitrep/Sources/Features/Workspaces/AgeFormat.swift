import Domain
import Foundation

/// An age in words: "59 secs", "1 mins", "22 days" literally in English, else the words of the user's
/// language with their plurals, such as "22 дня" (D19).
nonisolated struct AgeFormat: FormatStyle {
  private var locale: Locale

  /// Below it Russian writes a number without spaces in running text, and a row has no room for one.
  private static let leastGrouped = 10_000

  init(locale: Locale) {
    self.locale = locale
  }

  func format(_ age: MessageAge) -> String {
    if locale.language.languageCode == .english { return "\(age.value) \(age.unit.englishWord)" }
    let duration = Duration.seconds(age.value * age.unit.seconds)
    let words = duration.formatted(.units(allowed: [age.unit.durationUnit], width: .wide).locale(locale))
    guard age.value < Self.leastGrouped else { return words }
    return words.replacing(/(\d)[\u{A0}\u{202F}](\d)/) { "\($0.1)\($0.2)" }
  }

  func locale(_ locale: Locale) -> AgeFormat { AgeFormat(locale: locale) }
}

nonisolated extension MessageAge.Unit {
  fileprivate var englishWord: String {
    switch self {
    case .seconds: "secs"
    case .minutes: "mins"
    case .hours: "hours"
    case .days: "days"
    }
  }

  fileprivate var durationUnit: Duration.UnitsFormatStyle.Unit {
    switch self {
    case .seconds: .seconds
    case .minutes: .minutes
    case .hours: .hours
    case .days: .days
    }
  }
}
