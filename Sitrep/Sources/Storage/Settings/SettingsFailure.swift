import Domain

/// A setting that could not be saved, and why.
package struct SettingsFailure: Error {
  package let key: String
  package let cause: any Error

  /// What a person is told.
  package var problem: SaveProblem { SaveProblem(cause) }
}

extension SettingsFailure: CustomStringConvertible {
  package var description: String {
    "The setting \(key) could not be saved: \(cause)"
  }
}
