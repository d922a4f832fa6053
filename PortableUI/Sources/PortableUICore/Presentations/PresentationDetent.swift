import Foundation

/// A height at which a sheet rests.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  /// The share of the window's height.
  let fraction: CGFloat?
  let height: CGFloat?

  public static let medium = PresentationDetent(fraction: 0.5, height: nil)
  public static let large = PresentationDetent(fraction: 1, height: nil)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(fraction: fraction, height: nil)
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(fraction: nil, height: height)
  }
}

extension View {
  /// The heights of the sheet around; where the whole height is not among them, the sheet takes what its content needs.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    ScreenPreferenceView(content: self) { context in
      if let sheet = context.windowValues.sheet {
        context.graph.replay { sheet.traits.isLow = !detents.isEmpty && !detents.contains(.large) }
      }
    }
  }

  /// As without the selection: a sheet in a browser rests at one height.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationDetents(detents)
  }

  /// Accepted: a sheet in a browser is not dragged.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
