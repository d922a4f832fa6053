/// Light or dark surroundings.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

extension View {
  /// The surroundings of the sheet around, whatever the person's are; the window itself keeps the person's.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    ScreenPreferenceView(content: self) { context in
      if let sheet = context.environment.sheet { context.graph.replay { sheet.colorScheme = colorScheme } }
    }
  }
}

extension EnvironmentValues {
  /// False: the browser itself shows less motion to who asks for less.
  public var accessibilityReduceMotion: Bool { false }
}
