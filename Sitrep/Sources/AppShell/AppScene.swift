import DesignSystem
import Figures
import Foundation
import PortableUI

/// The app's windows, as the program serves them.
package struct AppScene: Scene {
  /// The languages that the texts are in; the first one is for everybody else.
  package nonisolated static let languages = AppLanguage.allCases.map(\.rawValue).filter { !$0.isEmpty }

  /// The key of the setting that names the chosen language.
  package nonisolated static let languageKey = AppLanguage.storageKey

  /// The key of the setting that says whether the screens are light or dark.
  package nonisolated static let colorSchemeKey = AppTheme.storageKey

  /// The key of the setting that is false where one key alone does nothing.
  package nonisolated static let singleKeysKey = KeyboardSettings.hasSingleKeys

  /// The bundles with the texts of all screens.
  package static var texts: [Bundle] {
    [.module, DesignSystemTexts.bundle, FiguresTexts.bundle] + AppTabs.sitrep.all.map { $0.texts() }
  }

  private let tabs: AppTabs
  private let dependencies: Dependencies

  package init(tabs: AppTabs = .sitrep, dependencies: Dependencies) {
    self.tabs = tabs
    self.dependencies = dependencies
  }

  package var body: some Scene {
    WindowGroup {
      AppScreen(tabs: tabs, dependencies: dependencies)
    }
  }
}
