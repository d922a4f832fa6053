import DesignSystem
import Domain
import Foundation
import PortableUI

/// The values of a certificate in words; what isn't written as it should be is shown as it is written.
struct ContentFormat {
  let locale: Locale
  let timeZone: TimeZone

  /// - Parameters:
  ///   - field: One of the entry's fields.
  ///   - entry: A vaccination, a test or a recovery.
  /// - Returns: Nil where the entry has no such member.
  func text(of field: ContentField, in entry: ClaimValue) -> Text? {
    guard let value = entry[field.member] else { return nil }
    let line = value.line
    switch field.form {
    case .text: return Text(verbatim: line)
    case .code(let set): return CertificateValue.name(of: line, in: set) ?? Text(verbatim: line)
    case .country: return Text(verbatim: country(line))
    case .date: return date(line)
    case .dose: return dose(value, of: entry["sd"])
    }
  }

  /// A day or a moment, as the user's language writes it.
  func date(_ line: String) -> Text {
    if let day = Day(iso8601: line) { return Text(day, format: .day) }
    guard let moment = Date(iso8601: line) else { return Text(verbatim: line) }
    return Text(
      moment,
      format: Date.FormatStyle(
        date: .long, time: .shortened, calendar: Calendar(identifier: .gregorian), timeZone: timeZone))
  }

  /// The name of a country's code.
  func country(_ line: String) -> String {
    guard CountryCode(line) != nil else { return line }
    return locale.localizedString(forRegionCode: line) ?? line
  }

  private func dose(_ number: ClaimValue, of all: ClaimValue?) -> Text {
    guard let number = number.wholeNumber, let all = all?.wholeNumber else {
      return Text(verbatim: [number.line, all?.line].compactMap(\.self).joined(separator: "/"))
    }
    return Text("\(number) of \(all)", bundle: .module)
  }
}
