import Domain
import Foundation
import SampleData

@testable import CertificateCodec

/// A case of the EU's test data for Digital COVID Certificates.
struct PublishedCase {
  /// What the data expects of a case, in the data's own words, and how it is found out.
  enum Flag: String, CaseIterable {
    case validObject = "EXPECTEDVALIDOBJECT"
    case schemaValidation = "EXPECTEDSCHEMAVALIDATION"
    case encode = "EXPECTEDENCODE"
    case decode = "EXPECTEDDECODE"
    case verify = "EXPECTEDVERIFY"
    case compression = "EXPECTEDCOMPRESSION"
    case keyUsage = "EXPECTEDKEYUSAGE"
    case unprefix = "EXPECTEDUNPREFIX"
    case validJSON = "EXPECTEDVALIDJSON"
    case base45Decode = "EXPECTEDB45DECODE"
    case pictureDecode = "EXPECTEDPICTUREDECODE"
    case expirationCheck = "EXPECTEDEXPIRATIONCHECK"
    /// The data's own slip for the one before.
    case expired = "EXPTECTEDEXPIRED"
  }

  /// Its file, below the data's folder.
  let name: String
  private let members: ClaimValue

  static let folder = SharedData.folder.appending(path: "certificates/dgc-testdata")

  static func all() throws -> [PublishedCase] {
    let root = folder.path(percentEncoded: false)
    return try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".json") }.sorted()
      .map { name in
        var bytes = try Data(contentsOf: folder.appending(path: name))
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        return PublishedCase(name: name, members: try JSONDecoder().decode(ClaimValue.self, from: bytes))
      }
  }

  /// What is expected; nil where the case doesn't test it.
  func expects(_ flag: Flag) -> Bool? {
    guard case .boolean(let expected)? = members["EXPECTEDRESULTS"]?[flag.rawValue] else { return nil }
    return expected
  }

  var json: ClaimValue? { members["JSON"] }
  var cbor: [UInt8]? { members["CBOR"]?.text.map(Self.bytes) }
  var cose: [UInt8]? { members["COSE"]?.text.map(Self.bytes) }
  var compressed: [UInt8]? { members["COMPRESSED"]?.text.map(Self.bytes) }
  var base45: String? { untrimmed("BASE45") }
  var code: String? { untrimmed("PREFIX") }
  var picture: Data? { (members["2DCODE"] ?? members["_2DCODE"])?.text.flatMap { Data(base64Encoded: $0) } }
  var description: String { members["TESTCTX"]?["DESCRIPTION"]?.text ?? "" }

  var trustList: TrustList {
    get throws {
      guard let text = members["TESTCTX"]?["CERTIFICATE"]?.text, let der = Data(base64Encoded: text) else {
        return .empty
      }
      return try TrustList(der)
    }
  }

  /// When it is to be checked; nil where the case doesn't tell.
  var clock: Date? {
    guard let text = members["TESTCTX"]?["VALIDATIONCLOCK"]?.text else { return nil }
    // Fractions of any length, zones with a colon or without one or missing.
    let whole = text.replacing(/\.\d+/, with: "").replacing(/([+-]\d\d)(\d\d)$/) { "\($0.1):\($0.2)" }
    let hasZone = whole.contains(/(?:Z|[+-]\d\d:\d\d)$/)
    return try? Date.ISO8601FormatStyle().parse(hasZone ? whole : whole + "Z")
  }

  /// White space is part of Base45.
  private func untrimmed(_ name: String) -> String? {
    guard case .text(let text)? = members[name] else { return nil }
    return text
  }

  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
