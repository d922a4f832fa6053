import Foundation
import HTTPTypes
import PortableUICore

/// Who reads a page, as far as the request says: the language, the zone of the clock, and whether things may move.
struct Visitor: Sendable, Hashable {
  let locale: Locale
  /// BCP 47.
  let languageTag: String
  /// The zone of the visitor's clock, where the browser has told it; else the server's.
  let timeZone: TimeZone
  /// Whether the browser has told that the visitor wants less motion.
  let reducesMotion: Bool
  /// The language that the person chose in the program, which goes before what the browser asks for.
  let chosenLanguage: String?
  /// The direction in which the language is written.
  let layoutDirection: LayoutDirection

  /// - Parameters:
  ///   - headers: the request's fields.
  ///   - languages: those that the program has texts in, at least one; the first is for everybody else.
  ///   - chosenLanguage: the one of them that the person chose, if any.
  init(_ headers: HTTPFields, languages: [String], chosenLanguage: String? = nil) {
    self.chosenLanguage = chosenLanguage
    let cookies = Self.cookies(of: headers)
    timeZone = Self.timeZone(in: cookies) ?? .current
    reducesMotion = cookies.contains(Self.motionCookie)
    let wanted = LanguageRange.parse(headers[.acceptLanguage] ?? "")
    let possible = chosenLanguage.map { [$0] } ?? languages
    let match = wanted.first { possible.contains($0.language) }
    let language = chosenLanguage ?? match?.language ?? languages[0]
    languageTag = language
    let region = match?.region ?? (language == "ru" ? "RU" : "US")
    locale = Locale(identifier: "\(language)_\(region)")
    layoutDirection = Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
  }

  /// Who reads the answer to a request of this program's.
  init(_ headers: HTTPFields, in configuration: WebApplicationConfiguration) {
    self.init(headers, languages: configuration.languages, chosenLanguage: configuration.chosenLanguage)
  }

  /// The name of the cookie in which the client script keeps the zone's IANA name.
  private static let zoneCookie = "zone="

  /// The cookie that the client script keeps while the browser asks for less motion.
  private static let motionCookie: Substring = "motion=less"

  private static func cookies(of headers: HTTPFields) -> [Substring] {
    (headers[.cookie] ?? "").split(separator: ";").map { $0.trimmingPrefix { $0 == " " } }
  }

  private static func timeZone(in cookies: [Substring]) -> TimeZone? {
    guard let cookie = cookies.first(where: { $0.hasPrefix(zoneCookie) }) else { return nil }
    let name = String(cookie.dropFirst(zoneCookie.count)).removingPercentEncoding ?? ""
    return isZoneName(name) ? TimeZone(identifier: name) : nil
  }

  /// One to three parts of letters, digits, `_`, `+` and `-`, such as `America/Argentina/Ushuaia`.
  private static func isZoneName(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return name.utf8.count <= 64 && parts.count <= 3
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_+-".contains($0)) }
      }
  }

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi",
  ]
}
