import PortableUI

nonisolated extension EnvironmentValues {
  /// The address at which a person lets the browser forget the app; nil where the app is in no browser.
  package var forgetAddress: String? {
    get { self[ForgetAddressKey.self] }
    set { self[ForgetAddressKey.self] = newValue }
  }
}

private nonisolated struct ForgetAddressKey: EnvironmentKey {
  static let defaultValue: String? = nil
}
