import CertificateCodec
import Domain
import Feeds
import Interchange
import Statistics
import Storage

/// The outbreaks of a profile beside the one that comes with the program: in the database, out of files, and WHO's.
package enum OutbreaksComposition {
  /// - Throws: Where the stored outbreaks cannot be read.
  @MainActor
  static func dependencies(
    on database: AppDatabase, above bundled: BundledStatisticsStore, _ platform: AppPlatform
  ) async throws -> OutbreakDependencies {
    let store = try await database.outbreakStore { [report = platform.report] in
      report("A stored outbreak was passed over: \($0.reason).")
    }
    return OutbreakDependencies(
      heads: try await store.heads(), store: store, files: files(for: bundled, sheets: platform.sheets),
      tables: OutbreakTableCodec(sheets: platform.sheets), feed: WHOFeed(at: platform.whoFeed),
      version: SitrepVersion.text)
  }

  /// What reads files of counts.
  ///
  /// - Parameters:
  ///   - bundled: Has the countries.
  ///   - sheets: Reads workbooks; nil: none can be read.
  /// - Returns: The reader.
  package static func files(
    for bundled: BundledStatisticsStore, sheets: (any SheetReader)?
  ) -> OutbreakFileCodec {
    OutbreakFileCodec(
      countries: bundled.latestReport().rows.map(\.country), version: SitrepVersion.text, sheets: sheets,
      digest: { FileDigest.sha256(of: $0) })
  }
}
