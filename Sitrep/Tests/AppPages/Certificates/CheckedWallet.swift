import CertificateSamples
import Certificates
import Domain
import Foundation

/// Two pictures, "First" with a valid certificate and a link to gosuslugi.ru, and "Second" without a code; and the
/// trust list that knows the certificate's key.
package struct CheckedWallet: Sendable {
  package let wallet: WalletFixture
  package let pictures: [CertificatePicture]
  package let checking: CheckingDependencies

  /// The text of the certificate.
  package let certificate: String

  /// The trust list, as its file.
  package let list: Data

  /// - Parameters:
  ///   - content: What the certificate says.
  ///   - store: Where the trust list is kept; nil: in memory, with one that knows the key.
  /// - Throws: Where the certificate can't be made.
  package init(_ content: ClaimValue = Self.content, store: (any TrustListStore)? = nil) async throws {
    (wallet, pictures) = try await CertificatesScenarios.wallet()
    let issuer = try SampleIssuer()
    list = Data(issuer.pem.utf8)
    certificate = try SampleCertificate(content).text(signedBy: issuer)
    let link = "https://www.gosuslugi.ru/vaccine/cert/verify/5f26bc6c-1111-4111-8111-000000000001"
    checking = .fixture(codes: [SamplePicture.code: [certificate, link]], list: list, store: store)
  }

  /// Somebody's vaccination, with a name that pages must not take for their own words.
  package static let content = ClaimValue.vaccination().with(
    "nam",
    .members([
      "fn": .text("<b>Müller</b>"), "fnt": .text("MUELLER"), "gn": .text("Gaby"), "gnt": .text("GABY"),
    ]))
}
