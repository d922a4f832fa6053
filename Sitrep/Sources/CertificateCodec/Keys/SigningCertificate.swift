import Domain
import Foundation
import SwiftASN1
import X509

/// What a check needs of a signer's X.509 certificate (RFC 5280).
///
/// `Certificate` of swift-certificates refuses those that were signed by RSASSA-PSS or with SHA-1, as some countries' are.
/// Who signed a certificate of a trust list doesn't matter here: whoever chose the list trusts it.
struct SigningCertificate {
  let subject: String
  let validity: ClosedRange<Date>
  let verifier: SignatureVerifier
  let usage: Set<CertificateContentKind>

  /// - Parameter der: The whole certificate, with nothing behind it.
  /// - Throws: Why it can't be used.
  init(_ der: [UInt8]) throws(TrustListProblem.Entry) {
    do {
      let body = try DER.sequence(try DER.parse(der), identifier: .sequence) { nodes in
        let body = try Body(derEncoded: &nodes)
        // The algorithm and the signature.
        _ = (nodes.next(), nodes.next())
        return body
      }
      guard let verifier = SignatureVerifier(body.key) else { throw TrustListProblem.Entry.keyKind }
      guard body.start <= body.end else { throw TrustListProblem.Entry.unreadable }
      self.verifier = verifier
      subject = String(describing: body.subject)
      validity = body.start...body.end
      usage = try KeyUsage.kinds(in: body.extensions)
    } catch {
      throw error as? TrustListProblem.Entry ?? .unreadable
    }
  }

  /// The part that is signed: TBSCertificate.
  private struct Body: DERParseable {
    let start: Date
    let end: Date
    let subject: DistinguishedName
    /// SubjectPublicKeyInfo, in DER.
    let key: ArraySlice<UInt8>
    let extensions: Certificate.Extensions

    init(derEncoded node: ASN1Node) throws {
      self = try DER.sequence(node, identifier: .sequence) { try Body(fields: &$0) }
    }

    private init(fields: inout ASN1NodeCollection.Iterator) throws {
      _ = try DER.optionalExplicitlyTagged(&fields, tagNumber: 0, tagClass: .contextSpecific) { $0 }
      // The serial number, the algorithm and the issuer.
      _ = (fields.next(), fields.next(), fields.next())
      (start, end) = try DER.sequence(try fields.required(), identifier: .sequence) { times in
        (try Date(x509: try times.required()), try Date(x509: try times.required()))
      }
      subject = try DistinguishedName(derEncoded: try fields.required())
      key = try fields.required().encodedBytes
      for number: UInt in [1, 2] {
        DER.optionalImplicitlyTagged(&fields, tagNumber: number, tagClass: .contextSpecific) { _ in }
      }
      let list = try DER.optionalExplicitlyTagged(&fields, tagNumber: 3, tagClass: .contextSpecific) { node in
        try DER.sequence(of: Certificate.Extension.self, identifier: .sequence, rootNode: node)
      }
      extensions = try Certificate.Extensions(list ?? [])
    }
  }
}

extension ASN1NodeCollection.Iterator {
  fileprivate mutating func required() throws -> ASN1Node {
    guard let node = next() else { throw TrustListProblem.Entry.unreadable }
    return node
  }
}

extension Date {
  /// A time of X.509: UTCTime until 2049, GeneralizedTime from then on.
  fileprivate init(x509 node: ASN1Node) throws {
    let parts: [Int]
    if node.identifier == .utcTime {
      let time = try UTCTime(derEncoded: node)
      parts = [time.year, time.month, time.day, time.hours, time.minutes, time.seconds]
    } else {
      let time = try GeneralizedTime(derEncoded: node)
      parts = [time.year, time.month, time.day, time.hours, time.minutes, time.seconds]
    }
    guard let day = Day(year: parts[0], month: parts[1], day: parts[2]) else { throw TrustListProblem.Entry.unreadable }
    let seconds = Int(day.daysSinceEpoch) * 86_400 + parts[3] * 3_600 + parts[4] * 60 + parts[5]
    self.init(timeIntervalSince1970: Double(seconds))
  }
}
