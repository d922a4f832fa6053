import DesignSystem
import Domain
import Foundation
import PortableUI

/// A verdict in a line, and whose sign stands beside it.
struct VerdictSummary {
  let text: Text
  /// Never that of a valid certificate where it isn't valid today.
  let sign: CertificateVerdict

  private init(text: Text, sign: CertificateVerdict) {
    (self.text, self.sign) = (text, sign)
  }

  /// The verdict of now.
  init(_ check: CertificateCheck, now: Date) {
    self.init(
      text: VerdictText.text(of: check, at: now), sign: check.uncheckedTime(at: now)?.verdict ?? check.verdict)
  }

  /// - Parameters:
  ///   - check: The check for the day.
  ///   - day: The day; nil: now.
  ///   - timeZone: Whose day it is.
  ///   - now: The present moment.
  init(_ check: CertificateCheck, on day: Day?, in timeZone: TimeZone, now: Date) {
    let today = check.at(now).verdict
    if let day, let text = Self.text(check.verdict, on: day, today: today) {
      self.init(text: text, sign: check.verdict == .valid ? today : check.verdict)
    } else {
      self.init(check, now: day?.noon(in: timeZone) ?? now)
    }
  }

  /// What differs between a day and today; nil where nothing does.
  private static func text(_ verdict: CertificateVerdict, on day: Day, today: CertificateVerdict) -> Text? {
    switch (verdict, today) {
    case (.valid, .expired): Text("Valid on \(day, format: .day) (expired today)", bundle: .module)
    case (.valid, .notYetValid): Text("Valid on \(day, format: .day) (not yet valid today)", bundle: .module)
    case (.expired, .valid): Text("Expired by \(day, format: .day) (valid today)", bundle: .module)
    case (.notYetValid, .valid): Text("Not yet valid on \(day, format: .day) (valid today)", bundle: .module)
    case (.notYetValid, .expired): Text("Not yet valid on \(day, format: .day) (expired today)", bundle: .module)
    case (.expired, .notYetValid): Text("Expired by \(day, format: .day) (not yet valid today)", bundle: .module)
    default: nil
    }
  }
}
