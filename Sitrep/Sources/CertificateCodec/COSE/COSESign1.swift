import Domain
import Foundation

/// The envelope of a certificate: headers, the payload, and one signature over both (RFC 9052, COSE_Sign1).
struct COSESign1 {
  /// How it is signed, as COSE numbers it.
  enum Algorithm: Int {
    case es256 = -7
    case ps256 = -37
  }

  /// The labels of header parameters.
  private enum Label {
    static let algorithm = 1
    static let keyID = 4
  }

  /// COSE_Sign1, which CWT may have around it but may not do without (RFC 8392, 6); issuers also leave both out.
  private static let allowedTags: [[UInt64]] = [[], [18], [61, 18]]

  /// As they were signed.
  private let protectedBytes: [UInt8]
  private let protected: CBORValue
  private let unprotected: CBORValue
  let payload: [UInt8]
  let signature: [UInt8]

  /// - Parameter bytes: The whole envelope, with tag 18, with 61 around it, or untagged.
  /// - Throws: What is wrong with it.
  init(_ bytes: [UInt8]) throws(CheckReason) {
    let value = try Self.value(of: bytes)
    guard case .array(let items) = value.untagged, items.count == 4, case .bytes(let protectedBytes) = items[0],
      case .map = items[1], case .bytes(let payload) = items[2], case .bytes(let signature) = items[3],
      Self.allowedTags.contains(Self.tags(of: value))
    else { throw .envelope(.shape) }
    // No bytes stand for no headers.
    protected = protectedBytes.isEmpty ? .map([]) : try Self.value(of: protectedBytes)
    guard case .map = protected else { throw .envelope(.shape) }
    unprotected = items[1]
    (self.protectedBytes, self.payload, self.signature) = (protectedBytes, payload, signature)
  }

  private static func value(of bytes: [UInt8]) throws(CheckReason) -> CBORValue {
    do throws(CBORDecoder.Fault) {
      return try CBORDecoder.value(of: bytes)
    } catch {
      throw .envelope(.cbor(byte: error.byte))
    }
  }

  /// The tags of a value, from the outside.
  private static func tags(of value: CBORValue) -> [UInt64] {
    guard case .tagged(let tag, let inner) = value else { return [] }
    return [tag] + tags(of: inner)
  }

  /// A header parameter: what is signed goes before what is not.
  private func header(_ label: Int) -> CBORValue? {
    protected[label] ?? unprotected[label]
  }

  /// Both headers, by the numbers of their parameters.
  var headers: ClaimValue {
    .object([
      ClaimValue.Member(name: "protected", value: ClaimValue(protected)),
      ClaimValue.Member(name: "unprotected", value: ClaimValue(unprotected)),
    ])
  }

  /// The algorithm that the headers name.
  var algorithm: Algorithm {
    get throws(CheckReason) {
      let number = header(Label.algorithm)?.integer
      guard let algorithm = number.flatMap(Algorithm.init) else { throw .envelope(.algorithm(number)) }
      return algorithm
    }
  }

  /// Which key signed it; nil where no header tells.
  var keyID: Data? {
    guard case .bytes(let id) = header(Label.keyID) else { return nil }
    return Data(id)
  }

  /// What was signed: the Sig_structure of RFC 9052, 4.4.
  var signedBytes: [UInt8] {
    let context = Array("Signature1".utf8)
    return [0x84] + Self.head(3, context.count) + context + Self.head(2, protectedBytes.count) + protectedBytes
      + Self.head(2, 0) + Self.head(2, payload.count) + payload
  }

  /// The beginning of a string of CBOR, as short as it can be.
  private static func head(_ major: UInt8, _ count: Int) -> [UInt8] {
    switch count {
    case ..<24: [major << 5 | UInt8(count)]
    case ..<256: [major << 5 | 24, UInt8(count)]
    case ..<65_536: [major << 5 | 25, UInt8(count >> 8), UInt8(count & 0xFF)]
    default: [major << 5 | 26] + (0..<4).reversed().map { UInt8(count >> (8 * $0) & 0xFF) }
    }
  }
}
