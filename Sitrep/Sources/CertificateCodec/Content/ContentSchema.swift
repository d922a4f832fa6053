import Domain
import Foundation

/// The rules of a certificate's content: the schema of the eHealth Network (version 1.3.3), read as verifiers must.
///
/// Issuers broke the schema in ways that the network asks to tolerate: null for nothing, dates with a time, white space,
/// doses as 2.0, and before version 1.3 several entries and doses of 0. What is refused beside the schema makes no sense:
/// someone who was born after the certificate was issued, a name of emoji or with characters that aren't seen, codes that
/// are nobody's.
struct ContentSchema {
  private let content: ClaimValue
  private let issuedAt: Date?
  private var faults: [ContentFault] = []

  /// - Parameters:
  ///   - content: The certificate itself.
  ///   - issuedAt: When it was issued, if it tells.
  /// - Returns: All that is wrong with it, in the order of the schema.
  static func faults(of content: ClaimValue, issuedAt: Date?) -> [ContentFault] {
    var schema = ContentSchema(content: content, issuedAt: issuedAt)
    schema.check()
    return schema.faults
  }

  private init(content: ClaimValue, issuedAt: Date?) {
    self.content = content
    self.issuedAt = issuedAt
  }

  private mutating func check() {
    guard case .object = content else { return refuse("", .wrongType) }
    checkText("ver", of: content) { $0.isVersion }
    checkNames()
    checkBirth()
    checkEntry()
  }

  private mutating func refuse(_ member: String, _ problem: ContentFault.Problem) {
    faults.append(ContentFault(member, problem))
  }

  // MARK: The person

  private mutating func checkNames() {
    guard let names = content["nam"] else { return refuse("nam", .missing) }
    guard case .object = names else { return refuse("nam", .wrongType) }
    if names["fnt"] == nil, names["gnt"] == nil { refuse("nam.fnt", .missing) }
    for name in ["fn", "fnt", "gn", "gnt"] where names[name] != nil {
      let isStandard = name.hasSuffix("t")
      checkText(name, of: names, at: "nam.") { $0.isName && (!isStandard || $0.isStandardName) }
    }
  }

  private mutating func checkBirth() {
    guard let text = checkedText("dob", of: content, at: ""), !text.isEmpty else { return }
    guard let date = WrittenDate(text), (1_900..<2_100).contains(date.year) else { return refuse("dob", .wrongForm) }
    guard let issuedAt, let birth = date.earliest else { return }
    if birth > Day.today(in: .gmt, now: issuedAt) { refuse("dob", .bornLater) }
  }

  // MARK: What is attested

  private mutating func checkEntry() {
    let found = CertificateContentKind.allCases.compactMap { kind in content[kind.rawValue].map { (kind, $0) } }
    guard found.count == 1, let (kind, list) = found.first else { return refuse("", .notOneEntry) }
    guard let entries = list.elements else { return refuse(kind.rawValue, .wrongType) }
    guard entries.count == 1 || entries.count > 1 && !isStrict else { return refuse(kind.rawValue, .notOneEntry) }
    for entry in entries {
      guard case .object = entry else { return refuse(kind.rawValue, .wrongType) }
      check(entry, of: kind)
    }
  }

  private mutating func check(_ entry: ClaimValue, of kind: CertificateContentKind) {
    let path = kind.rawValue + "."
    checkText("tg", of: entry, at: path)
    switch kind {
    case .vaccination: checkVaccination(entry, path)
    case .test: checkTest(entry, path)
    case .recovery: for name in ["fr", "df", "du"] { checkDay(name, of: entry, at: path) }
    }
    checkText("co", of: entry, at: path, .unknownCode, AssignedCodes.isCountry)
    for name in ["is", "ci"] { checkText(name, of: entry, at: path) }
  }

  private mutating func checkVaccination(_ entry: ClaimValue, _ path: String) {
    for name in ["vp", "mp"] { checkText(name, of: entry, at: path) }
    checkText("ma", of: entry, at: path, .unknownCode, AssignedCodes.isVaccineMaker)
    for name in ["dn", "sd"] { checkDose(name, of: entry, at: path) }
    checkDay("dt", of: entry, at: path)
  }

  private mutating func checkTest(_ entry: ClaimValue, _ path: String) {
    for name in ["tt", "tr"] { checkText(name, of: entry, at: path) }
    for name in ["nm", "tc"] where entry[name] != nil { checkText(name, of: entry, at: path) }
    if entry["ma"] != nil { checkText("ma", of: entry, at: path, .unknownCode, AssignedCodes.isAntigenTest) }
    checkDay("sc", of: entry, at: path)
  }

  // MARK: Single members

  /// A member's text; nil, with a fault, where it has none.
  private mutating func checkedText(_ name: String, of object: ClaimValue, at path: String) -> String? {
    guard let value = object[name] else {
      refuse(path + name, .missing)
      return nil
    }
    guard let text = value.text else {
      refuse(path + name, .wrongType)
      return nil
    }
    return text
  }

  private mutating func checkText(
    _ name: String, of object: ClaimValue, at path: String = "", _ problem: ContentFault.Problem = .wrongForm,
    _ isRight: (String) -> Bool = { _ in true }
  ) {
    guard let text = checkedText(name, of: object, at: path), !isRight(text) else { return }
    refuse(path + name, problem)
  }

  /// A day, with a time or without.
  private mutating func checkDay(_ name: String, of entry: ClaimValue, at path: String) {
    checkText(name, of: entry, at: path) { WrittenDate($0)?.calendarDay != nil }
  }

  private mutating func checkDose(_ name: String, of entry: ClaimValue, at path: String) {
    guard let value = entry[name] else { return refuse(path + name, .missing) }
    guard let number = value.wholeNumber else { return refuse(path + name, .wrongType) }
    if number < 1, isStrict { refuse(path + name, .outOfRange) }
  }

  /// Since version 1.3 there is one entry, and a dose is 1 or more.
  private var isStrict: Bool {
    let numbers = (content["ver"]?.text ?? "").utf8.split(separator: UInt8(ascii: ".")).compactMap(\.wholeNumber)
    return !numbers.lexicographicallyPrecedes([1, 3])
  }
}

extension String {
  /// The most characters of a name, as the schema counts them.
  private static let longestName = 80

  fileprivate var isName: Bool {
    unicodeScalars.count <= Self.longestName && !unicodeScalars.contains { $0.isPicture || $0.isInvisible }
  }

  /// As in a passport's zone for machines (ICAO 9303).
  fileprivate var isStandardName: Bool {
    utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 == UInt8(ascii: "<") }
  }

  /// Three numbers with dots between them.
  fileprivate var isVersion: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { $0.wholeNumber != nil }
  }
}

extension Unicode.Scalar {
  /// Emoji and the like, which no name has.
  fileprivate var isPicture: Bool {
    guard !isASCII else { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .otherSymbol, .privateUse, .unassigned, .surrogate, .control: true
    default: false
    }
  }
}
