extension View {
  /// Lets a person ask for newer content, by a button in the bar of the screen around.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    ScreenPreferenceView(content: self) { context in
      let graph = context.graph
      let isRunning = context.slot(ObservedBox(false, of: graph))
      context.descend(.part(9)) { context in
        let scope = graph.scope(for: context.identity)
        let button = RefreshButton(isRunning: isRunning.value) { [weak graph, weak scope] in
          isRunning.value = true
          guard let scope else { return }
          graph?.start(.userInitiated, of: scope) { @MainActor in
            await action()
            isRunning.value = false
          }
        }
        context.screen.trailing += context.collect { button._render(&$0) }
      }
    }
  }
}

/// The button of the bar, which turns while the action runs.
private nonisolated struct RefreshButton: View {
  let isRunning: Bool
  let refresh: @MainActor () -> Void

  @Environment(\.locale) private var locale

  @MainActor var body: some View {
    Button(action: refresh) {
      if isRunning {
        ProgressView()
      } else {
        Image(systemName: "arrow.clockwise")
      }
    }
    .disabled(isRunning)
    .accessibilityLabel(LayerText.refresh(in: locale))
    .accessibilityIdentifier("refresh")
  }
}
