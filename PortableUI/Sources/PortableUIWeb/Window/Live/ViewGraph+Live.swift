import PortableUICore

extension ViewGraph {
  /// Goes to an address of the program, with what the layer itself added to it; false: there is no such address.
  private func visit(_ address: String, knowsAddress: @Sendable (String) -> Bool) -> Bool {
    let (place, rows) = RowPositions.split(address)
    guard knowsAddress(place) else { return false }
    scene.visit(place)
    scene.show(rows)
    return true
  }

  func listen(_ onChange: @escaping @Sendable () -> Void) { self.onChange = onChange }

  /// The same, if anything has changed; then lets go of what the views gave, if asked to.
  func presentChange(releasing: Bool) -> WindowState? {
    guard isDirty else { return nil }
    let state = present()
    if releasing { releaseViews() }
    return state
  }

  /// The nodes and the address after everything that has changed.
  func present() -> WindowState {
    let nodes = evaluate().nodes
    return WindowState(
      nodes: nodes, address: scene.addressWithRows, focus: dequeueFocusRequest(), exports: dequeueExports())
  }

  /// Brings back what a page shows that its address does not say: presentations and what was typed.
  func restored(_ inputs: [Identity: String], _ presentations: [Identity]) -> [Node] {
    for presentation in presentations where restorePresentation(presentation) { _ = evaluate() }
    _ = enter(inputs)
    return evaluate().nodes
  }

  /// Puts texts into fields, from the top of the page to its end, so that the same message always does the same.
  ///
  /// - Returns: how many of them no field takes.
  private func enter(_ inputs: [Identity: String]) -> Int {
    inPageOrder(inputs.keys).count { field in
      inputs[field].map { !perform(.set($0), on: field) } ?? false
    }
  }

  /// Does what a person did, one thing after the other, each on the screen that the one before left.
  ///
  /// What the last one leads to is left for `present` to evaluate.
  ///
  /// - Returns: how many of the events found nothing that takes them.
  func perform(
    _ events: [LiveEvent], inputs: [Identity: String], knowsAddress: @Sendable (String) -> Bool
  ) -> Int {
    var refused = enter(inputs)
    for event in events {
      if isDirty { _ = evaluate() }
      switch event {
      case .control(let event, let control): if !perform(event, on: control) { refused += 1 }
      case .go(let address), .back(let address):
        if !visit(address, knowsAddress: knowsAddress) { refused += 1 }
      case .show(let presentation): if !restorePresentation(presentation) { refused += 1 }
      case .synchronize, .leave: break
      }
    }
    return refused
  }
}
