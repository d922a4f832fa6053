import PortableUI

/// The app's windows.
///
/// An Apple app names it as the body of its `App`; elsewhere the program serves it.
public struct AppScene: Scene {
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
