import PortableUICore

/// What a person did in a window.
struct LiveUse: Sendable {
  var events: [LiveEvent] = []
  /// What was typed into fields before.
  var inputs: [Identity: String] = [:]
  /// True where files that the person sent are no longer there.
  var isUnsent = false

  var isEmpty: Bool { events.isEmpty && inputs.isEmpty }
}

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

  /// The same after what a person did, once that is stored, and how many of the events found nothing that takes them.
  ///
  /// The views are kept from now on, for what is done next. `leavesPast` tells whether there is something to let go of, by
  /// ``releasePast()``.
  func present(
    after use: LiveUse, _ configuration: WebApplicationConfiguration
  ) async -> (state: WindowState, refused: Int, leavesPast: Bool) {
    keepsPast = true
    defer { (keepsPast, keepsViews) = (false, true) }
    guard !use.isEmpty else { return (present(), 0, hasPast) }
    let refused = perform(use.events, inputs: use.inputs, knowsAddress: configuration.knowsAddress)
    await configuration.changesAreStored()
    return (present(), refused, hasPast)
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
