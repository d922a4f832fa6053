import Observation

/// Lets who reads a value of a generic object hear of its changes.
///
/// Observation tells properties apart by key paths, and that of a generic type is made anew for each read, which takes far
/// longer than the read itself.
@Observable
@MainActor
package final class ChangeSignal {
  private var changes = 0

  package init() {}

  /// To be called where the value is read.
  package func noteRead() { _ = changes }

  /// To be called when the value has changed.
  package func noteChange() { changes += 1 }
}
