import Foundation

/// Children one below the other; of a long `ForEach` only a part.
public nonisolated struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public var body: some View {
    WhenSeenView(
      content: VStack(alignment: alignment, spacing: spacing) {
        EnvironmentView(content: content) {
          $0.showsRowWindows = true
          $0.pinsSectionHeaders = pinnedViews.contains(.sectionHeaders)
        }
      }
    )
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// Children side by side.
public nonisolated struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  @MainActor public var body: some View { stack }
}

/// Which views stay in sight while others scroll: the headers of sections in a `LazyVStack`, else nothing does.
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
