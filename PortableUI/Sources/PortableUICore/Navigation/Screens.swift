extension RenderContext {
  /// Renders content as one screen: its title and bar items go to the screen's bar, its nodes below it.
  mutating func screen(_ step: IdentityStep, back: BackTarget?, _ render: (inout RenderContext) -> Void) -> Node {
    var preferences = ScreenPreferences(hasBar: true)
    swap(&preferences, &screen)
    let (key, children) = descend(step) { context in
      (context.identity, context.collect { $0.renderWithSearch(render) })
    }
    swap(&preferences, &screen)
    var traits = ScreenTraits(title: preferences.title, search: preferences.search)
    if preferences.isBarHidden == true {
      traits.isTitleHidden = true
    } else {
      (traits.leading, traits.trailing, traits.back) = (preferences.leading, preferences.trailing, back)
    }
    return Node(.screen(traits), key: key, expands: [.horizontal, .vertical], children: children)
  }
}

extension View {
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    ScreenPreferenceView(content: self) { context in
      context.screen.title = title.string(for: context.environment.locale)
    }
  }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
}

/// A view that says something about what is around it, or does something, once the views inside have had their say.
nonisolated struct ScreenPreferenceView<Content: View>: View {
  let content: Content
  let say: @MainActor (inout RenderContext) -> Void

  @MainActor func _render(_ context: inout RenderContext) {
    context.descend(.branch(0)) { content._render(&$0) }
    say(&context)
  }
}
