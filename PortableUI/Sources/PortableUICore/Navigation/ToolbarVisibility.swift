/// A bar of a screen or of the window.
public nonisolated struct ToolbarPlacement: Hashable, Sendable {
  private enum Bar: Hashable { case automatic, bottom, navigation, tabs, window }

  private let bar: Bar

  public static let automatic = ToolbarPlacement(bar: .automatic)
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  public static let tabBar = ToolbarPlacement(bar: .tabs)
  public static let windowToolbar = ToolbarPlacement(bar: .window)

  /// True for the bar that holds a screen's title and items.
  fileprivate var isScreenBar: Bool { bar == .automatic || bar == .navigation }
}

extension View {
  /// Hides the title, the items and the way back of the screen around; other bars stay as they are.
  ///
  /// The title stays the screen's name for those who hear it.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    ScreenPreferenceView(content: self) { context in
      if bars.isEmpty || bars.contains(where: \.isScreenBar) { context.screen.isBarHidden = visibility == .hidden }
    }
  }
}
