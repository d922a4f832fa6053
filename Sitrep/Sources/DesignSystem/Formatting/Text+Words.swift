import Foundation
import PortableUI

#if canImport(SwiftUI)
  nonisolated extension Text {
    /// The text as a user of this locale sees it, for what leaves the screen: files and shared texts.
    package func words(for locale: Locale) -> String {
      var environment = EnvironmentValues()
      environment.locale = locale
      return _resolveText(in: environment)
    }
  }
#else
  nonisolated extension Text {
    /// The text as a user of this locale sees it, for what leaves the screen: files and shared texts.
    package func words(for locale: Locale) -> String { string(for: locale) }
  }
#endif
