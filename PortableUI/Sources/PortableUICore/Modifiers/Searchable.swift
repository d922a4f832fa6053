extension View {
  /// Puts a search field into the bar of the first screen inside, or of the screen around.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt)
  }

  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// Where a search field stands: on a page always in the screen's bar.
public nonisolated struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()

  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }

  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

private nonisolated struct SearchableView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let prompt: Text?

  @MainActor func _render(_ context: inout RenderContext) {
    let request = SearchRequest(field: searchField(&context))
    context.descend(.branch(0)) { context in
      context.render(content) { $0.fields.search = request }
    }
    guard !request.isTaken else { return }
    guard context.screen.hasBar else {
      return Fault.log("searchable stands outside of a navigation container: there is no bar for its search field.")
    }
    context.screen.search = [request.field]
  }

  @MainActor private func searchField(_ context: inout RenderContext) -> Node {
    let field = TextInput(
      kind: .search, source: .text(text, clean: FieldText.line), label: EmptyView(),
      prompt: prompt ?? Text(verbatim: LayerText.search(in: context.environment.locale)))
    return context.nodes(of: field, at: .part(5))[0]
  }
}

/// A search field that waits for the first screen inside the view that it was said of.
@MainActor
final class SearchRequest {
  let field: Node
  fileprivate(set) var isTaken = false

  init(field: Node) {
    self.field = field
  }
}

extension RenderContext {
  /// Renders a screen's content, with the search field that was asked for around it, if any.
  mutating func renderWithSearch(_ render: (inout RenderContext) -> Void) {
    guard let request = environment.fields.search, !request.isTaken else { return render(&self) }
    graph.current.dependsOnWindow = true
    request.isTaken = true
    screen.search = [request.field]
    render(&self)
  }
}
