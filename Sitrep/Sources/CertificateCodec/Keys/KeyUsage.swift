import Domain
import SwiftASN1
import X509

/// What a key may sign, by the object identifiers in its certificate.
enum KeyUsage {
  /// Those of the eHealth Network's arc; the second of each kind is older.
  private static let kinds: [(identifier: ASN1ObjectIdentifier, kind: CertificateContentKind)] = [
    ("1.3.6.1.4.1.1847.2021.1.1", .test), ("1.3.6.1.4.1.0.1847.2021.1.1", .test),
    ("1.3.6.1.4.1.1847.2021.1.2", .vaccination), ("1.3.6.1.4.1.0.1847.2021.1.2", .vaccination),
    ("1.3.6.1.4.1.1847.2021.1.3", .recovery), ("1.3.6.1.4.1.0.1847.2021.1.3", .recovery),
  ]

  /// - Parameter extensions: Those of the key's certificate.
  /// - Returns: What the key may sign: everything where none of the identifiers is there, but nothing where others are
  ///   and must be heeded.
  /// - Throws: Where the extended key usage can't be read.
  static func kinds(in extensions: Certificate.Extensions) throws -> Set<CertificateContentKind> {
    guard let usages = try extensions.extendedKeyUsage else { return Set(CertificateContentKind.allCases) }
    let named = Set(kinds.filter { usages.contains(ExtendedKeyUsage.Usage(oid: $0.identifier)) }.map(\.kind))
    let isCritical = extensions[oid: .X509ExtensionID.extendedKeyUsage]?.critical ?? false
    return named.isEmpty && !isCritical ? Set(CertificateContentKind.allCases) : named
  }
}
