import Foundation

/// A trust list as a person imported it.
package struct StoredTrustList: Hashable, Sendable {
  /// The file itself, in any of the forms that are read.
  package let file: Data
  package let imported: Date

  package init(file: Data, imported: Date) {
    self.file = file
    self.imported = imported
  }
}

/// The trust list of a profile: at most one.
package protocol TrustListStore: Sendable {
  /// - Returns: Nil where none was imported.
  func trustList() async throws(ReadProblem) -> StoredTrustList?

  /// Puts a list in place of the one that is there; nil: removes it.
  func save(_ list: StoredTrustList?) async throws(SaveProblem)
}
