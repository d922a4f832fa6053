import Domain
import Foundation
import GRDB

extension AppDatabase {
  /// The profile's certificates; what was removed before the program ended is deleted now.
  ///
  /// - Parameters:
  ///   - inspector: Looks at what is to be added.
  ///   - now: The clock that dates pictures.
  ///   - day: Ends a day after the call, or throws when cancelled.
  /// - Returns: A wallet to share by all windows of the profile.
  /// - Throws: ``AppDatabaseError``.
  package func certificateWallet(
    inspector: any PictureInspector, now: @escaping @Sendable () -> Date = { Date() },
    day: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(86_400)) }
  ) async throws -> SQLiteCertificateWallet {
    let wallet = SQLiteCertificateWallet(database: database, writes: writes, inspector: inspector, now: now, day: day)
    do {
      try await wallet.deleteRemoved()
      // Rows that nobody can read are damage, to be told now.
      _ = try await database.read { try PictureRow.fetchAll($0) }
    } catch {
      throw AppDatabaseError(error, path: database.path)
    }
    return wallet
  }
}
