import PortableUI

/// What the screens stand in: what the user's system prefers, or what was chosen in the app.
package nonisolated enum AppTheme: String, CaseIterable, Sendable {
  case automatic = ""
  case light
  case dark

  /// The key of the setting.
  package static let storageKey = "theme"

  /// Nil: what the system prefers.
  package var colorScheme: ColorScheme? {
    switch self {
    case .automatic: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
