import CZlib
import Domain
import Foundation

/// A certificate that tests make, and break in one place or another.
package struct SampleCertificate: Sendable {
  package var content: ClaimValue = .vaccination()
  package var issuer: ClaimValue = .text("XK")
  /// Seconds since 1970.
  package var issuedAt: ClaimValue = .integer(1_640_000_000)
  /// Seconds since 1970.
  package var expiresAt: ClaimValue = .integer(1_670_000_000)
  package var algorithm: Int?
  package var id: [UInt8]?
  package var hasProtectedHeaders = true
  package var tags: [Int] = [18]

  /// A moment at which it is valid.
  package static let moment = Date(timeIntervalSince1970: 1_650_000_000)

  package init() {}

  package init(_ content: ClaimValue) {
    self.content = content
  }

  /// What is signed, as CBOR.
  package var payload: [UInt8] {
    CBORWriter.map([
      (1, CBORWriter.bytes(issuer)), (4, CBORWriter.bytes(expiresAt)), (6, CBORWriter.bytes(issuedAt)),
      (-260, CBORWriter.map([(1, CBORWriter.bytes(content))])),
    ])
  }

  /// The envelope around a payload, signed.
  package func envelope(signedBy signer: SampleIssuer, payload: [UInt8]? = nil) throws -> [UInt8] {
    let payload = payload ?? self.payload
    let headers = CBORWriter.map([
      (1, CBORWriter.bytes(.integer(algorithm ?? signer.key.algorithm))), (4, CBORWriter.string(id ?? signer.id)),
    ])
    let (protected, unprotected) = hasProtectedHeaders ? (headers, CBORWriter.map([])) : ([], headers)
    let signed = CBORWriter.array([
      CBORWriter.bytes(.text("Signature1")), CBORWriter.string(protected), CBORWriter.string([]),
      CBORWriter.string(payload),
    ])
    return tags.flatMap { CBORWriter.head(6, $0) }
      + CBORWriter.array([
        CBORWriter.string(protected), unprotected, CBORWriter.string(payload),
        CBORWriter.string(try signer.key.signature(of: signed)),
      ])
  }

  /// The text of its code.
  package func text(signedBy signer: SampleIssuer) throws -> String {
    Self.text(envelope: try envelope(signedBy: signer))
  }

  /// The text of a code with an envelope.
  package static func text(envelope: [UInt8]) -> String {
    "HC1:" + base45(packed(envelope))
  }

  /// Packs bytes as RFC 1950 has it.
  package static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(count))
    compress(&packed, &count, bytes, UInt(bytes.count))
    return Array(packed.prefix(Int(count)))
  }

  /// Bytes in Base45 (RFC 9285).
  package static func base45(_ bytes: [UInt8]) -> String {
    let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")
    return stride(from: 0, to: bytes.count, by: 2).map { index -> String in
      let isPair = index + 1 < bytes.count
      var number = isPair ? Int(bytes[index]) << 8 + Int(bytes[index + 1]) : Int(bytes[index])
      return String(
        (0..<(isPair ? 3 : 2)).map { _ -> Character in
          defer { number /= 45 }
          return alphabet[number % 45]
        })
    }.joined()
  }
}

extension ClaimValue {
  /// An object of these members, in order.
  package static func members(_ members: KeyValuePairs<String, ClaimValue>) -> ClaimValue {
    .object(members.map { Member(name: $0, value: $1) })
  }

  /// The same object with one member changed, added at its end, or left out (nil).
  package func with(_ name: String, _ value: ClaimValue?) -> ClaimValue {
    guard case .object(var members) = self else { return self }
    let index = members.firstIndex { $0.name == name }
    let member = value.map { Member(name: name, value: $0) }
    if let index { members.replaceSubrange(index...index, with: member.map { [$0] } ?? []) }
    if index == nil, let member { members.append(member) }
    return .object(members)
  }

  private static func person(_ member: String, _ entry: ClaimValue) -> ClaimValue {
    .members([
      "ver": .text("1.3.0"),
      "nam": .members([
        "fn": .text("Müller"), "fnt": .text("MUELLER"), "gn": .text("Gaby"), "gnt": .text("GABY"),
      ]),
      "dob": .text("1998-02-26"), member: .array([entry]),
    ])
  }

  /// Somebody's vaccination, with members of it changed.
  package static func vaccination(_ change: (ClaimValue) -> ClaimValue = { $0 }) -> ClaimValue {
    person(
      "v",
      change(
        .members([
          "tg": .text("840539006"), "vp": .text("1119349007"), "mp": .text("EU/1/20/1528"),
          "ma": .text("ORG-100030215"), "dn": .integer(2), "sd": .integer(2), "dt": .text("2021-07-01"),
          "co": .text("XK"), "is": .text("Ministry of Health"), "ci": .text("URN:UVCI:01:XK:1"),
        ])))
  }

  /// Somebody's test, with members of it changed.
  package static func test(_ change: (ClaimValue) -> ClaimValue = { $0 }) -> ClaimValue {
    person(
      "t",
      change(
        .members([
          "tg": .text("840539006"), "tt": .text("LP217198-3"), "ma": .text("1232"),
          "sc": .text("2021-12-20T10:00:00Z"), "tr": .text("260415000"), "tc": .text("Centre"), "co": .text("XK"),
          "is": .text("Ministry of Health"), "ci": .text("URN:UVCI:01:XK:2"),
        ])))
  }

  /// Somebody's recovery, with members of it changed.
  package static func recovery(_ change: (ClaimValue) -> ClaimValue = { $0 }) -> ClaimValue {
    person(
      "r",
      change(
        .members([
          "tg": .text("840539006"), "fr": .text("2021-05-01"), "co": .text("XK"), "is": .text("Ministry of Health"),
          "df": .text("2021-05-11"), "du": .text("2021-10-28"), "ci": .text("URN:UVCI:01:XK:3"),
        ])))
  }
}
