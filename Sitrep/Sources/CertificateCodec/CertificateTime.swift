import Foundation

/// Moments that calendars and ISO 8601 can tell: those of the years 1 to 9999.
enum CertificateTime {
  private static let range = -62_135_596_800.0...253_402_300_799

  /// - Parameter seconds: Since 1970.
  /// - Returns: Nil for any other moment.
  static func date(_ seconds: Double) -> Date? {
    range.contains(seconds) ? Date(timeIntervalSince1970: seconds) : nil
  }
}
