import PortableUI

/// The whole app in one window. An Apple app shows it in its `WindowGroup`.
public struct RootScreen: View {
  private let dependencies: Dependencies

  package init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  public var body: some View {
    AppScreen(dependencies: dependencies)
  }
}
