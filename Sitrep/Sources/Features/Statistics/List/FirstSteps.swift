import Observation

/// Whether the profile is new: its windows then say what the app is for and what to do first.
@Observable
package final class FirstSteps {
  package private(set) var areOffered: Bool

  package init(areOffered: Bool) {
    self.areOffered = areOffered
  }

  /// The person did something that is kept: there is nothing to be said any more.
  func taken() {
    if areOffered { areOffered = false }
  }
}
