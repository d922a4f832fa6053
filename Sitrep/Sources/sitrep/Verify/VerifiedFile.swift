import CertificateCodec
import Certificates
import DesignSystem
import Domain
import Foundation
import PortableUI

/// What was found of a file.
struct VerifiedFile {
  /// What was found of a code, or of a file without one.
  struct Finding {
    let check: CertificateCheck
    /// The page of a PDF; nil elsewhere.
    let page: Int?
  }

  let file: String
  /// How many codes it holds.
  let codes: Int
  /// At least one.
  let findings: [Finding]
  /// The first page of a PDF that wasn't looked at; nil where all were.
  let firstPageLeftOut: Int?
  /// When certificates are to be valid.
  let moment: Date

  /// - Parameters:
  ///   - file: Its name.
  ///   - codes: What its codes hold, or why the picture can't be read.
  ///   - checker: Who checks its EU certificates, or else its other known codes, or else its first code.
  ///   - moment: When they are to be valid.
  init(_ file: String, _ codes: Result<FoundCodes, PictureProblem>, by checker: CertificateChecker, at moment: Date) {
    self.file = file
    self.moment = moment
    switch codes {
    case .success(let found):
      self.codes = found.codes.count
      firstPageLeftOut = found.firstPageLeftOut
      findings = Self.findings(
        found.codes.map { Finding(check: checker.check($0.bytes, at: moment), page: $0.page) })
    case .failure(let problem):
      self.codes = 0
      firstPageLeftOut = nil
      findings = [Finding(check: CertificateCheck(kind: .unknown, reason: .pictureProblem(problem)), page: nil)]
    }
  }

  private static func findings(_ all: [Finding]) -> [Finding] {
    let certificates = all.filter { $0.check.kind == .dcc && $0.check.layer != .prefix }
    guard certificates.isEmpty else { return certificates }
    let known = all.filter { $0.check.kind != .unknown }
    guard known.isEmpty else { return known }
    return [all.first ?? Finding(check: CertificateCheck(kind: .unknown, reason: .noCode), page: nil)]
  }

  /// True where there is nothing but valid certificates.
  var isValid: Bool { findings.allSatisfy { $0.check.verdict == .valid } }

  // MARK: For people

  /// Each verdict, its reason, and what the certificate says.
  @MainActor var lines: [String] {
    findings.flatMap { lines(of: $0) } + (leftOut.map { [TerminalText.line($0.about(file))] } ?? [])
  }

  @MainActor private var leftOut: Text? {
    firstPageLeftOut.map { Text("Pages from \($0) on weren’t looked at.", bundle: .module) }
  }

  @MainActor private func lines(of finding: Finding) -> [String] {
    let verdict = VerdictText.text(of: finding.check, at: moment)
    let name = finding.page.map { Text("\(file), page \($0)", bundle: .module).words(for: TerminalLanguage.current) }
    let facts = [reason(of: finding), finding.person, finding.times].compactMap(\.self)
    return [TerminalText.line(verdict.about(name ?? file))] + facts.map { "  \(TerminalText.path($0))" }
  }

  @MainActor private func reason(of finding: Finding) -> String {
    CheckReasonText.text(of: finding.check, at: moment, in: .current).words(for: TerminalLanguage.current)
  }

  // MARK: For programs

  /// One object for each finding, without line breaks.
  @MainActor var json: [String] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try findings.map { finding in
        let members = VerifiedMembers(self, finding, reason: reason(of: finding))
        return String(decoding: try encoder.encode(members), as: UTF8.self).escapingFormats
      }
    }
  }
}

extension VerifiedFile.Finding {
  fileprivate var person: String? {
    guard let content = check.claims?.payload, let names = content["nam"] else { return nil }
    let name = [names["gn"] ?? names["gnt"], names["fn"] ?? names["fnt"]].compactMap { $0?.text }
    return (name + [content["dob"]?.text ?? ""]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  fileprivate var times: String? {
    guard let claims = check.claims else { return nil }
    let times = [claims.issuedAt, claims.expiresAt].map { $0.map { $0.formatted(.iso8601) } ?? "?" }
    return [claims.issuer, times.joined(separator: " – ")].compactMap(\.self).joined(separator: " ")
  }
}

/// A finding as JSON; what isn't known is null.
private struct VerifiedMembers: Encodable {
  private let file: VerifiedFile
  private let finding: VerifiedFile.Finding
  private let reason: String

  init(_ file: VerifiedFile, _ finding: VerifiedFile.Finding, reason: String) {
    (self.file, self.finding, self.reason) = (file, finding, reason)
  }

  private enum Key: CodingKey {
    case file, page, codes, pagesLeftOutFrom, kind, verdict, layer, reason, issuer, issuedAt, expiresAt, payload
  }

  func encode(to encoder: any Encoder) throws {
    let (check, claims) = (finding.check, finding.check.claims)
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(file.file, forKey: .file)
    try members.encode(finding.page, forKey: .page)
    try members.encode(file.codes, forKey: .codes)
    try members.encode(file.firstPageLeftOut, forKey: .pagesLeftOutFrom)
    try members.encode(check.kind.rawValue, forKey: .kind)
    try members.encode(check.verdict.rawValue, forKey: .verdict)
    try members.encode(check.layer?.rawValue, forKey: .layer)
    try members.encode(reason, forKey: .reason)
    try members.encode(claims?.issuer, forKey: .issuer)
    try members.encode(claims?.issuedAt.map { $0.formatted(.iso8601) }, forKey: .issuedAt)
    try members.encode(claims?.expiresAt.map { $0.formatted(.iso8601) }, forKey: .expiresAt)
    try members.encode(claims?.payload, forKey: .payload)
  }
}

extension String {
  /// JSON with what isn't seen, and changes how others are read, as JSON's own escapes.
  fileprivate var escapingFormats: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        for unit in String(scalar).utf16 { text += "\\u" + String(format: "%04X", Int(unit)) }
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
