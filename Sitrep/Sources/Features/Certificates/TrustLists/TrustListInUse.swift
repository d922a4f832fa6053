import Domain
import Foundation

/// A trust list, and the checker that uses its keys.
package nonisolated struct TrustListInUse: Sendable {
  package let file: StoredTrustList
  package let checker: any CodeChecker

  package init(_ file: StoredTrustList, checker: any CodeChecker) {
    self.file = file
    self.checker = checker
  }
}

/// Why the trust list of a profile can't be used.
package nonisolated enum TrustListFailure: Error, Hashable, Sendable {
  case unreadable(ReadProblem)
  case refused(TrustListProblem)
}
