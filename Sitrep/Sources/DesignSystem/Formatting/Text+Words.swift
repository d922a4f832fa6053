import Foundation
import PortableUI

nonisolated extension Text {
  /// The text as a user of this locale sees it, for what leaves the screen: files and shared texts.
  package func words(for locale: Locale) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return _resolveText(in: environment)
  }
}
