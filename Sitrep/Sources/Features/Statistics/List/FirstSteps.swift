import Observation

/// Whether the profile is new: its windows then say what the app is for and what to do first.
@Observable
package final class FirstSteps {
  private var isNew: Bool
  @ObservationIgnored private let hasBegun: () -> Bool

  /// - Parameters:
  ///   - isNew: Nothing was kept when the program started.
  ///   - hasBegun: True once something is kept that another tab shows.
  package init(isNew: Bool, hasBegun: @escaping () -> Bool = { false }) {
    self.isNew = isNew
    self.hasBegun = hasBegun
  }

  nonisolated deinit {}

  package var areOffered: Bool { isNew && !hasBegun() }

  /// The person did something that is kept: there is nothing to be said any more.
  func taken() {
    if isNew { isNew = false }
  }
}
