import Domain
import Foundation
import SwiftASN1

/// Reads trust lists: certificates as PEM or DER, one or many, or a list of them in JSON, also as a signed whole.
enum TrustListFile {
  /// A certificate of a list, before it is looked at.
  struct Part {
    let der: [UInt8]
    /// The id that the list gives it.
    var id: Data?
  }

  /// The most certificates.
  static let most = 10_000

  private static let pemMark = Data("-----BEGIN ".utf8)

  /// ZIP and gzip.
  private static let archiveMarks: [[UInt8]] = [[0x50, 0x4B, 3, 4], [0x1F, 0x8B]]

  static func list(_ file: Data) throws(TrustListProblem) -> TrustList {
    let limit = TrustList.longestFile
    guard file.count <= limit else { throw .tooLarge(bytes: file.count, limit: limit) }
    let whole = ByteOrderMark.dropped(from: file)
    let signed = SignedTrustList.content(of: whole)
    let parts = try parts(of: signed ?? whole)
    guard !parts.isEmpty else { throw .noCertificates }
    guard parts.count <= most else { throw .tooMany(limit: most) }
    var entries: [TrustList.Entry] = []
    var leftOut: [Int: TrustListProblem.Entry] = [:]
    var known: Set<[UInt8]> = []
    for (index, part) in parts.enumerated() where known.insert(part.der).inserted {
      do throws(TrustListProblem.Entry) {
        entries.append(try entry(part))
      } catch {
        leftOut[index + 1] = error
      }
    }
    guard !entries.isEmpty else { throw .noUsableCertificate(leftOut.min { $0.key < $1.key }?.value ?? .unreadable) }
    return TrustList(entries, leftOut: leftOut, hasUncheckedSignature: signed != nil)
  }

  private static func entry(_ part: Part) throws(TrustListProblem.Entry) -> TrustList.Entry {
    let entry = try TrustList.Entry(der: part.der)
    if let id = part.id, id != entry.key.id { throw .wrongID }
    return entry
  }

  private static func parts(of file: Data) throws(TrustListProblem) -> [Part] {
    switch file.first(where: { !" \t\r\n".utf8.contains($0) }) {
    case 0x30: return try derParts(of: Array(file))
    case UInt8(ascii: "["), UInt8(ascii: "{"): return try TrustListJSON.parts(of: file)
    case _ where file.range(of: pemMark) != nil: return try pemParts(of: file)
    case UInt8(ascii: "<"): throw .otherForm(.webPage)
    case _ where archiveMarks.contains(where: file.starts): throw .otherForm(.archive)
    default: throw .notATrustList
    }
  }

  /// One certificate behind the other.
  private static func derParts(of bytes: [UInt8]) throws(TrustListProblem) -> [Part] {
    var parts: [Part] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let length = DERLength.ofFirst(in: rest), length <= rest.count else { throw .notATrustList }
      guard parts.count < most else { throw .tooMany(limit: most) }
      parts.append(Part(der: Array(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    return parts
  }

  private static func pemParts(of file: Data) throws(TrustListProblem) -> [Part] {
    do {
      return try PEMDocument.parseMultiple(pemString: String(decoding: file, as: UTF8.self))
        .filter { $0.discriminator == "CERTIFICATE" }.map { Part(der: $0.derBytes) }
    } catch {
      throw .notATrustList
    }
  }
}

extension TrustList {
  /// The most bytes of a file: all countries' keys are less than one million.
  package static let longestFile = 10_000_000

  /// Reads a list from a file.
  ///
  /// - Parameter file: PEM, DER or JSON.
  /// - Throws: ``TrustListProblem`` where there is no key in it that can be used.
  package init(_ file: Data) throws(TrustListProblem) {
    self = try TrustListFile.list(file)
  }
}

/// How long a value in DER is.
private enum DERLength {
  /// The bytes of the first value, its head included; nil where that can't be told.
  static func ofFirst(in bytes: ArraySlice<UInt8>) -> Int? {
    let head = Array(bytes.prefix(6))
    guard head.count >= 2 else { return nil }
    guard head[1] & 0x80 != 0 else { return 2 + Int(head[1]) }
    let count = Int(head[1] & 0x7F)
    guard (1...4).contains(count), head.count >= 2 + count else { return nil }
    return 2 + count + head[2..<2 + count].reduce(0) { $0 << 8 + Int($1) }
  }
}
