extension View {
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    AlertView(content: self, title: title, isPresented: isPresented, actions: actions(), message: message())
  }

  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
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

/// An alert or a confirmation dialog about a view.
nonisolated struct AlertView<Content: View, Actions: View, Message: View>: View {
  let content: Content
  let title: Text
  let isPresented: Binding<Bool>
  var isReady = true
  var isConfirmation = false
  var showsTitle = true
  let actions: Actions
  let message: Message

  @MainActor func _render(_ context: inout RenderContext) {
    context.descend(.branch(0)) { content._render(&$0) }
    context.descend(.part(4)) { context in
      context.graph.register(presentation: { isPresented.wrappedValue = true }, for: context.identity)
      if isReady, isPresented.wrappedValue { renderAlert(&context) }
    }
  }

  @MainActor private func renderAlert(_ context: inout RenderContext) {
    let dismiss = isPresented
    context.graph.present {
      context.with {
        $0.beginPresentation(of: dismiss.source) { dismiss.wrappedValue = false }
        $0.setDismissal(of: dismiss.source) { dismiss.wrappedValue = false }
      } _: {
        alertNode(&$0)
      }
    }
  }

  @MainActor private func alertNode(_ context: inout RenderContext) -> Node {
    let locale = context.environment.locale
    let messageNodes = context.nodes(of: message, at: .part(0))
    var children = context.nodes(of: actions)
    if children.buttons.isEmpty || (isConfirmation && children.cancelKey == nil) {
      let name = isConfirmation ? LayerText.cancel(in: locale) : LayerText.ok(in: locale)
      children += context.nodes(of: Button(name, role: isConfirmation ? .cancel : nil) {}, at: .part(1))
    }
    let escape = children.cancelKey ?? children.onlyButtonKey
    if let escape {
      let graph = context.graph
      graph.register(
        .dismiss { [weak graph] in _ = graph?.perform(.tap, on: escape) }, for: context.identity)
    }
    let traits = AlertTraits(
      title: title.string(for: locale), message: messageNodes.plainText, isConfirmation: isConfirmation,
      showsTitle: showsTitle, isDismissable: escape != nil)
    return Node(.alert(traits), key: context.identity, isKeyed: true, children: children)
  }
}

extension [Node] {
  /// The buttons in them, in reading order.
  fileprivate var buttons: [(key: Identity, traits: ButtonTraits)] {
    flatMap { node -> [(key: Identity, traits: ButtonTraits)] in
      if case .button(let traits) = node.kind { return [(key: node.key, traits: traits)] }
      return node.children.buttons
    }
  }

  /// The key of a button that can be pressed and whose role is to cancel.
  fileprivate var cancelKey: Identity? { buttons.first { $0.traits.role == .cancel && $0.traits.isEnabled }?.key }

  /// The key of the button where there is one alone, which can be pressed and destroys nothing.
  fileprivate var onlyButtonKey: Identity? {
    let all = buttons
    guard all.count == 1, all[0].traits.isEnabled, all[0].traits.role != .destructive else { return nil }
    return all[0].key
  }

  /// The texts of the nodes in reading order, or nil where there are none.
  var plainText: String? {
    let texts = flatMap { node -> [String] in
      switch node.kind {
      case .text(let run): [run.string]
      case .texts(let runs): [runs.map(\.string).joined()]
      case .markedText(let text): [text.string]
      default: node.children.plainText.map { [$0] } ?? []
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
