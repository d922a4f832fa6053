/// A list of controls in groups.
public nonisolated struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    List { content }
      .listStyle(.insetGrouped)
  }
}
