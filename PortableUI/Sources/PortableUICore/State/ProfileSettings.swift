import Observation

/// The settings of one profile, shared by all its windows; every change is handed to the program's store.
@MainActor @Observable
package final class ProfileSettings {
  private var values: [String: SettingValue]
  @ObservationIgnored private let save: @MainActor (String, SettingValue?) -> Void

  package init(
    values: [String: SettingValue] = [:], save: @escaping @MainActor (String, SettingValue?) -> Void = { _, _ in }
  ) {
    self.values = values
    self.save = save
  }

  subscript(key: String) -> SettingValue? {
    get { values[key] }
    set {
      guard values[key] != newValue else { return }
      values[key] = newValue
      save(key, newValue)
    }
  }
}
