import PortableUICore

/// What a live window's views show after an event.
struct WindowState: Sendable {
  let nodes: [Node]
  let address: String?
  /// Where the program wants the keyboard to be, if it said so.
  let focus: FocusRequest?
  /// The files that the person is to get.
  let exports: [ExportedFile]

  /// An address that is longer than one may be is passed over; the browser shows the one of before.
  init(nodes: [Node], address: String?, focus: FocusRequest?, exports: [ExportedFile]) {
    self.nodes = nodes
    self.address = address.flatMap { $0.utf8.count <= LinkAddress.longest ? $0 : nil }
    self.focus = focus
    self.exports = exports
  }

  /// What follows for the focus.
  var focusing: [Operation] {
    switch focus {
    case .field(let field): [.focus(field.name)]
    case .nothing: [.focus(nil)]
    case nil: []
    }
  }

  /// What follows for the address that the browser shows.
  ///
  /// A link, and whatever leads to another path, is a step that Back undoes; a change of the query alone is none.
  ///
  /// - Parameters:
  ///   - shown: the address that the browser shows.
  ///   - request: what led to this state; nil where it came about by itself.
  /// - Returns: no operation where the address is right.
  func history(from shown: String, after request: LiveRequest?) -> [Operation] {
    guard let address, address != shown, LinkAddress(address) == .here else { return [] }
    switch request?.lastStep {
    case .go: return [.history(.push, address)]
    case .back: return [.history(.replace, address)]
    default: return [.history(address.path == shown.path ? .replace : .push, address)]
    }
  }
}

extension LiveRequest {
  /// The last event that leads to an address.
  fileprivate var lastStep: LiveEvent? {
    events.last { event in
      switch event {
      case .go, .back: true
      default: false
      }
    }
  }
}

extension String {
  fileprivate var path: Substring { prefix { $0 != "?" } }
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
  func presentChange(forgetting: Bool) -> WindowState? {
    guard isDirty else { return nil }
    let state = present()
    if forgetting { forgetViews() }
    return state
  }

  /// The nodes and the address after everything that has changed.
  func present() -> WindowState {
    let nodes = evaluate().nodes
    return WindowState(
      nodes: nodes, address: scene.addressWithRows, focus: takeFocusRequest(), exports: takeExports())
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
