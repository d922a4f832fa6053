import CertificateCodec
import CertificateSamples
import Certificates
import Domain
import Foundation

extension CheckingDependencies {
  /// A moment at which the sample certificates are valid.
  package static let moment = SampleCertificate.moment

  /// The program's own checks of codes that pictures are said to hold.
  ///
  /// - Parameters:
  ///   - codes: What the codes of each picture hold; pictures that aren't named have none.
  ///   - found: The same with their pages.
  ///   - list: The trust list, as its file.
  ///   - store: Where the trust list is kept; nil: in memory.
  /// - Returns: Checks for ``moment``.
  package static func fixture(
    codes: [Data: [String]] = [:], found: [Data: FoundCodes] = [:], list: Data? = nil,
    store: (any TrustListStore)? = nil
  ) -> CheckingDependencies {
    let pictures = codes.mapValues { FoundCodes($0.map { Data($0.utf8) }) }.merging(found) { $1 }
    let kept = list.map { StoredTrustList(file: $0, imported: moment) }
    return CheckingDependencies(
      codes: FakeCodeReader(codes: pictures),
      trustLists: TrustListFileReader(),
      store: store ?? InMemoryTrustListStore(kept), now: { moment })
  }
}

/// Knows what the codes of pictures hold, without looking at them.
private struct FakeCodeReader: CodeReader {
  let codes: [Data: FoundCodes]

  func codes(in picture: Data) async throws(PictureProblem) -> FoundCodes { codes[picture] ?? FoundCodes() }
}

/// Has no room for a trust list.
package struct FullTrustListStore: TrustListStore {
  package init() {}

  package func trustList() async throws(ReadProblem) -> StoredTrustList? { nil }

  package func save(_ list: StoredTrustList?) async throws(SaveProblem) { throw .diskFull }
}
