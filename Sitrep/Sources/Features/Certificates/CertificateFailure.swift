import Domain

/// A change of the wallet that came to nothing.
package nonisolated struct CertificateFailure: Error, Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    case add, remove, restore, rename, save
  }

  package let change: Change
  /// What the file or the picture is called.
  package let name: String
  package let problem: PictureProblem

  package init(_ change: Change, name: String, _ problem: PictureProblem) {
    self.change = change
    self.name = name
    self.problem = problem
  }
}
