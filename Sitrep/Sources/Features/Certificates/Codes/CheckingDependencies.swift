import Domain
import Foundation

/// Who reads codes and checks them, and where the trust list is kept.
package nonisolated struct CheckingDependencies: Sendable {
  let codes: any CodeReader
  let trustLists: any TrustListReader
  let store: any TrustListStore
  let now: @Sendable () -> Date

  /// - Parameters:
  ///   - codes: Finds the codes in pictures.
  ///   - trustLists: Reads trust lists, and makes of them who checks codes.
  ///   - store: Where the profile's trust list is kept.
  ///   - now: The present moment.
  package init(
    codes: any CodeReader, trustLists: any TrustListReader, store: any TrustListStore = InMemoryTrustListStore(),
    now: @escaping @Sendable () -> Date = { .now }
  ) {
    self.codes = codes
    self.trustLists = trustLists
    self.store = store
    self.now = now
  }
}
