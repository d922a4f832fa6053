/// A setting that could not be saved, and why.
package struct SettingsFailure: Error {
  package let key: String
  package let cause: any Error
}

extension SettingsFailure: CustomStringConvertible {
  package var description: String {
    "The setting \(key) could not be saved: \(cause)"
  }
}
