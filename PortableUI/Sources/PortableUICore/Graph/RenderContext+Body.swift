extension RenderContext {
  /// Renders the body of a composed view, or gives what it gave before where nothing of it can have changed.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - kind: What is known of its type.
  ///   - isLasting: True where the program says that the body follows from the view's value alone.
  mutating func renderBody<Composed: View>(of view: Composed, _ kind: ViewKind, isLasting: Bool = false) {
    guard graph.skipsCleanViews, let inputs = kind.inputs, !surroundings.values.window.gathers else {
      return evaluateBody(of: view, kind)
    }
    let isShareable = kind.isShareable(isLasting: isLasting)
    if isInLastingView, !isShareable, kind.fields.areSurroundings { return evaluateBody(of: view, kind) }
    let look = isShareable ? surroundings.look : nil
    let known = look.flatMap {
      sharedViews.known(for: view, inputs, at: sharingContext($0), now: graph.now)
    }
    if let known, !known.isOld || graph.current.mayShowAgain(known.shown) { return use(known.shown) }
    if !graph.keepsViews, !isShareable { return evaluateBody(of: view, kind) }
    let old = graph.current.kept(for: identity)
    if let old, isClean(old, view, inputs) { return use(old) }
    keep(view, kind, inputs, look, after: old, isRenewed: known != nil, isLasting: isLasting)
  }

  /// Renders the body of a modifier around its content.
  mutating func renderBody<Modifier: ViewModifier>(of modifier: Modifier, content: Modifier.Content) {
    var connected = modifier
    connect(&connected, fields: DynamicFields.of(Modifier.self))
    descend(.body) { connected.body(content: content)._render(&$0) }
  }

  private mutating func evaluateBody<Composed: View>(of view: Composed, _ kind: ViewKind, isLasting: Bool) {
    let outer = isInLastingView
    isInLastingView = isLasting
    evaluateBody(of: view, kind)
    isInLastingView = outer
  }

  private mutating func evaluateBody<Composed: View>(of view: Composed, _ kind: ViewKind) {
    let start = graph.watch.begin()
    if kind.fields.isEmpty {
      descend(.body) { view.body._render(&$0) }
    } else {
      var connected = view
      connect(&connected, fields: kind.fields)
      descend(.body) { connected.body._render(&$0) }
    }
    graph.watch.end(Composed.self, since: start)
  }

  private func connect<Value>(_ value: inout Value, fields: DynamicFields) {
    guard !fields.isEmpty else { return }
    var connection = _DynamicConnection(identity: identity, surroundings: surroundings, graph: graph)
    fields.connect(&value, &connection)
  }

  /// Adds nodes that are kept elsewhere too, in the same storage where they are the first.
  private mutating func add(_ known: [Node]) {
    if nodes.isEmpty { nodes = known } else { nodes += known }
  }

  private mutating func use(_ shared: SharedViews.Shown) {
    add(shared.nodes)
    graph.current.note(shared)
    if let links = shared.links, let container = environment.links { graph.current.note(.links(links, container)) }
  }

  private func sharingContext(_ look: Look) -> SharedViews.Context {
    SharedViews.Context(identity: identity, look: look, container: environment.links)
  }

  /// Hears of changes from now on, then looks whether there was one.
  private func isClean<Composed: View>(_ old: Evaluation, _ view: Composed, _ inputs: InputComparison) -> Bool {
    old.changes.pass(to: graph.current.changes)
    guard !old.changes.isRaised, let known = old.inputs as? LastValue<Composed>, let around = old.surroundings else {
      return false
    }
    return around.isSame(as: surroundings) && inputs.isSame(known.value, view) && old.hasTrueLinks
  }

  private mutating func use(_ old: Evaluation) {
    graph.current.add(old, for: identity)
    add(old.nodes)
    screen.add(old.screen)
    old.replay()
  }

  private mutating func keep<Composed: View>(
    _ view: Composed, _ kind: ViewKind, _ inputs: InputComparison, _ look: Look?, after old: Evaluation?,
    isRenewed: Bool, isLasting: Bool
  ) {
    let around = graph.current
    let evaluation = Evaluation(previous: old, in: around, isRenewed: isRenewed)
    evaluation.changes.pass(to: around.changes)
    var preferences = ScreenPreferences(hasBar: screen.hasBar)
    swap(&preferences, &screen)
    graph.current = evaluation
    let first = nodes.count
    let observed = evaluation.observe(expected: kind.isShareable(isLasting: isLasting) ? false : kind.observes) {
      evaluateBody(of: view, kind, isLasting: look != nil && (isLasting || isInLastingView))
    }
    graph.current = around
    swap(&preferences, &screen)
    evaluation.screen = preferences
    screen.add(preferences)
    kind.note(observed: observed)
    if let look, !observed, let links = evaluation.onlyLinks(in: environment.links) {
      let given = SharedViews.Given(
        nodes: Array(nodes[first...]), links: links.isEmpty ? nil : RenderedLinks(links), parts: evaluation.shared)
      nodes.removeSubrange(first...)
      return use(
        sharedViews.keep(
          given, of: view, inputs, at: sharingContext(look), now: graph.now, isLasting: isLasting, isKnown: isRenewed))
    }
    evaluation.nodes = Array(nodes[first...])
    evaluation.inputs = LastValue(view)
    evaluation.surroundings = surroundings
    around.add(evaluation, for: identity)
  }
}
