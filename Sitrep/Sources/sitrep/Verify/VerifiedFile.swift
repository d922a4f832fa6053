import CertificateCodec
import Certificates
import DesignSystem
import Domain
import Foundation
import PortableUI

/// What was found of a file.
struct VerifiedFile {
  let file: String
  /// How many codes it holds.
  let codes: Int
  let check: CertificateCheck

  /// - Parameters:
  ///   - file: Its name.
  ///   - codes: What its codes hold, or why the picture can't be read.
  ///   - checker: Who checks its first EU certificate, or else its first code.
  ///   - moment: When it is to be valid.
  init(_ file: String, _ codes: Result<[Data], PictureProblem>, by checker: CertificateChecker, at moment: Date) {
    self.file = file
    switch codes {
    case .success(let found):
      self.codes = found.count
      let checks = found.map { checker.check($0, at: moment) }
      check =
        checks.first { $0.kind == .dcc && $0.layer != .prefix } ?? checks.first
        ?? CertificateCheck(kind: .unknown, reason: .noCode)
    case .failure(let problem):
      self.codes = 0
      check = CertificateCheck(kind: .unknown, reason: .pictureProblem(problem))
    }
  }

  // MARK: For people

  /// The verdict, its reason, and what the certificate says.
  @MainActor var lines: [String] {
    let verdict = TerminalText.line(VerdictText.text(check.verdict).about(file))
    let facts = [reason, person, times].compactMap(\.self).map { "  \(TerminalText.path($0))" }
    return [verdict] + facts
  }

  @MainActor private var reason: String {
    CheckReasonText.text(check.reason, in: .current).words(for: TerminalLanguage.current)
  }

  private var person: String? {
    guard let content = check.claims?.payload, let names = content["nam"] else { return nil }
    let name = [names["gn"] ?? names["gnt"], names["fn"] ?? names["fnt"]].compactMap { $0?.text }
    return (name + [content["dob"]?.text ?? ""]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var times: String? {
    guard let claims = check.claims else { return nil }
    let times = [claims.issuedAt, claims.expiresAt].map { $0.map(Self.iso) ?? "?" }.joined(separator: " – ")
    return [claims.issuer, times].compactMap(\.self).joined(separator: " ")
  }

  private static func iso(_ date: Date) -> String { date.formatted(.iso8601) }

  // MARK: For programs

  /// One object, without line breaks.
  @MainActor var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(Members(self, reason: reason)), as: UTF8.self)
    }
  }

  private struct Members: Encodable {
    private let verified: VerifiedFile
    private let reason: String

    init(_ verified: VerifiedFile, reason: String) {
      (self.verified, self.reason) = (verified, reason)
    }

    private enum Key: CodingKey {
      case file, codes, kind, verdict, layer, reason, issuer, issuedAt, expiresAt, payload
    }

    /// What isn't known is null.
    func encode(to encoder: any Encoder) throws {
      let (check, claims) = (verified.check, verified.check.claims)
      var members = encoder.container(keyedBy: Key.self)
      try members.encode(verified.file, forKey: .file)
      try members.encode(verified.codes, forKey: .codes)
      try members.encode(check.kind.rawValue, forKey: .kind)
      try members.encode(check.verdict.rawValue, forKey: .verdict)
      try members.encode(check.layer?.rawValue, forKey: .layer)
      try members.encode(reason, forKey: .reason)
      try members.encode(claims?.issuer, forKey: .issuer)
      try members.encode(claims?.issuedAt.map(VerifiedFile.iso), forKey: .issuedAt)
      try members.encode(claims?.expiresAt.map(VerifiedFile.iso), forKey: .expiresAt)
      try members.encode(claims?.payload, forKey: .payload)
    }
  }
}
