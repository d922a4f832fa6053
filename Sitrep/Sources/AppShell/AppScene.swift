import Certificates
import DesignSystem
import Foundation
import Guidance
import PortableUI
import Statistics
import Workspaces
import World

/// The app's windows.
///
/// An Apple app names it as the body of its `App`; elsewhere the program serves it.
public struct AppScene: Scene {
  /// The languages that the texts are in; the first one is for everybody else.
  package nonisolated static let languages = AppLanguage.allCases.map(\.rawValue).filter { !$0.isEmpty }

  /// The key of the setting that names the chosen language.
  package nonisolated static let languageKey = AppLanguage.storageKey

  /// The key of the setting that says whether the screens are light or dark.
  package nonisolated static let colorSchemeKey = AppTheme.storageKey

  /// The bundles with the texts of all screens.
  package static var texts: [Bundle] {
    [
      .module, CertificatesTexts.bundle, DesignSystemTexts.bundle, GuidanceTexts.bundle, StatisticsTexts.bundle,
      WorkspacesTexts.bundle, WorldTexts.bundle,
    ]
  }

  private let dependencies: Dependencies

  package init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  public var body: some Scene {
    WindowGroup {
      AppScreen(dependencies: dependencies)
    }
  }
}
