/// Where a profile's settings are kept: the language, the theme, the chosen country.
package protocol SettingsStore: Sendable {
  /// Every stored setting by key; the values are JSON text.
  func allSettings() async throws -> [String: String]

  /// Keeps a value, or removes it if nil, in the background and in the order of the calls.
  ///
  /// - Parameters:
  ///   - value: JSON text, made by the caller.
  ///   - key: The setting's name.
  func save(_ value: String?, for key: String)
}
