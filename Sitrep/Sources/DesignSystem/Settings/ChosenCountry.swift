import PortableUI

nonisolated extension EnvironmentValues {
  /// The code of the country that the person chose, or of the first one (R46).
  package var chosenCountry: String {
    get { self[ChosenCountryKey.self] }
    set { self[ChosenCountryKey.self] = newValue }
  }
}

private nonisolated struct ChosenCountryKey: EnvironmentKey {
  static let defaultValue = ""
}
