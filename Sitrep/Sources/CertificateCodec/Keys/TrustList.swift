import Crypto
import Domain
import Foundation

/// The keys that certificates are checked with.
package struct TrustList: Sendable {
  /// A certificate of the list with the key in it.
  struct Entry: Sendable {
    let key: TrustedKey
    let verifier: SignatureVerifier

    /// - Parameter der: An X.509 certificate.
    /// - Throws: Why it can't be used.
    init(der: [UInt8]) throws(TrustListProblem.Entry) {
      let certificate = try SigningCertificate(der)
      verifier = certificate.verifier
      key = TrustedKey(
        id: Data(SHA256.hash(data: der).prefix(8)), subject: certificate.subject, validity: certificate.validity,
        usage: certificate.usage)
    }
  }

  private let entries: [Data: [Entry]]

  /// The keys, in the list's order, each once.
  package let keys: [TrustedKey]

  /// The certificates that can't be used, by their place in the list, counted from 1.
  package let leftOut: [Int: TrustListProblem.Entry]

  /// The list was signed as a whole, and nobody checked that.
  package let hasUncheckedSignature: Bool

  init(_ entries: [Entry], leftOut: [Int: TrustListProblem.Entry], hasUncheckedSignature: Bool = false) {
    self.hasUncheckedSignature = hasUncheckedSignature
    self.entries = Dictionary(grouping: entries, by: \.key.id)
    keys = entries.map(\.key)
    self.leftOut = leftOut
  }

  /// A list without keys.
  package static let empty = TrustList([], leftOut: [:])

  /// The keys with an id, which is short enough to be the same for two.
  func entries(id: Data) -> [Entry] { entries[id] ?? [] }
}
