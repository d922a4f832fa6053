import AppShell
import PortableUI

/// The app's first view: the screens, and what there is to say until they are there.
///
/// An Apple app shows it in its window group. Each window has one; all of them show the same ``AppLaunch``.
@MainActor
public struct SitrepRoot: View {
  private let launch: AppLaunch
  private let start: AppRoute

  /// - Parameter launch: The app's start, which the view begins.
  public init(_ launch: AppLaunch) {
    self.init(launch, at: AppRoute())
  }

  /// The same, with where a new window begins.
  package init(_ launch: AppLaunch, at start: AppRoute) {
    self.launch = launch
    self.start = start
  }

  public var body: some View {
    Group {
      switch launch.phase {
      case .opening: OpeningScreen()
      case .open(let composition): AppScreen(dependencies: composition.dependencies, at: start)
      case .failed(let problem):
        OpeningFailureScreen(
          problem, tryAgain: { Task { await launch.open() } }, openAnew: { Task { await launch.openAnew() } })
      }
    }
    .task { await launch.open() }
  }
}
