/// Closes the presentation around a view, or leaves its screen.
public nonisolated struct DismissAction: Sendable {
  let action: (@MainActor () -> Void)?

  @MainActor public func callAsFunction() { action?() }
}

extension EnvironmentValues {
  /// What closes the sheet, the alert or the pushed screen around; nothing where there is none.
  public var dismiss: DismissAction { DismissAction(action: dismissal) }

  /// True within a presentation or a pushed screen.
  public var isPresented: Bool { dismissal != nil }
}

extension View {
  /// A person cannot close the sheet around but by what its content offers.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    ScreenPreferenceView(content: self) { context in
      if isDisabled, let sheet = context.windowValues.sheet {
        context.graph.replay { sheet.traits.isDismissable = false }
      }
    }
  }
}

/// What the content of a sheet says about the sheet.
@MainActor
final class SheetReport {
  var traits = SheetTraits()
  /// True where something in the sheet closes it.
  var offersDismissal = false
}
