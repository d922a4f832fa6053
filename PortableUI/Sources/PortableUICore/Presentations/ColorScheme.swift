/// Light or dark surroundings.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

extension View {
  /// The surroundings of the sheet around, or else of the window, whatever the person's are; nil: the person's.
  ///
  /// Where several views of a window have a preference, the first one counts.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    ScreenPreferenceView(content: self) { context in
      if let sheet = context.windowValues.sheet {
        context.graph.replay { sheet.traits.colorScheme = colorScheme }
      } else if let colorScheme {
        context.graph.present { Node(.surroundings(colorScheme), key: context.identity) }
      }
    }
  }
}
