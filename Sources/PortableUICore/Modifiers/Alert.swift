extension View {
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    AlertView(content: self, title: title, isPresented: isPresented, actions: actions(), message: message())
  }

  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }
}

/// Alerts about a value; without one nothing is shown.
extension View {
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    AlertView(
      content: self, title: title, isPresented: isPresented, isReady: data != nil, actions: data.map(actions),
      message: data.map(message))
  }

  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }
}

private nonisolated struct AlertView<Content: View, Actions: View, Message: View>: View {
  typealias Body = Never

  let content: Content
  let title: Text
  let isPresented: Binding<Bool>
  var isReady = true
  let actions: Actions
  let message: Message

  @MainActor func _render(_ context: inout RenderContext) {
    context.descend(.branch(0)) { content._render(&$0) }
    context.descend(.part(4)) { context in
      context.graph.register(presentation: isPresented, for: context.identity)
      if isReady, isPresented.wrappedValue { renderAlert(&context) }
    }
  }

  @MainActor private func renderAlert(_ context: inout RenderContext) {
    let dismiss = isPresented
    context.with {
      $0.beginPresentation(of: dismiss.source) { dismiss.wrappedValue = false }
    } _: { context in
      let messageNodes = context.collect { context in context.descend(.part(0)) { message._render(&$0) } }
      var buttons = context.collect { context in context.descend(.body) { actions._render(&$0) } }
      if buttons.isEmpty {
        buttons = context.collect { context in
          context.descend(.part(1)) { Button(LayerText.ok(in: $0.environment.locale)) {}._render(&$0) }
        }
      }
      let traits = AlertTraits(
        title: title.string(for: context.environment.locale), message: messageNodes.plainText)
      context.graph.present(Node(.alert(traits), key: context.identity, isKeyed: true, children: buttons))
    }
  }
}

extension [Node] {
  /// The texts of the nodes in reading order, or nil where there are none.
  fileprivate var plainText: String? {
    let texts = flatMap { node -> [String] in
      switch node.kind {
      case .text(let run): [run.string]
      case .texts(let runs): [runs.map(\.string).joined()]
      default: node.children.plainText.map { [$0] } ?? []
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
