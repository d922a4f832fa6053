/// What people do to controls.
extension ViewGraph {
  /// Does what the control under the identity does.
  ///
  /// False: no such control, or it is disabled.
  package func perform(_ event: ControlEvent, on identity: Identity) -> Bool {
    ensureEvaluated()
    return evaluation.control(identity)?.perform(event) ?? false
  }

  /// Shows what a page says it was showing (an alert) when its control was used.
  ///
  /// False: no such presentation.
  package func restorePresentation(_ identity: Identity) -> Bool {
    ensureEvaluated()
    guard let show = evaluation.presentation(identity) else { return false }
    show()
    return true
  }

  /// The value that the field under the identity has on the page; nil: no such field, or it is disabled.
  package func value(of identity: Identity) -> String? {
    ensureEvaluated()
    guard case .field(let field) = evaluation.control(identity) else { return nil }
    return field.value
  }

  /// What the control under the identity takes; nil: it isn't a field for files, or it is disabled.
  package func fileField(_ identity: Identity) -> FileFieldTraits? {
    ensureEvaluated()
    guard case .files(let traits, _) = evaluation.control(identity) else { return nil }
    return traits
  }

  func register(_ action: ControlAction, for identity: Identity) {
    current.note(action, of: identity)
  }

  /// Remembers how a presentation is shown again.
  func register(presentation show: @escaping @MainActor () -> Void, for identity: Identity) {
    current.note(.presentation(identity, show))
  }

  /// Adds a node above everything else, and above it what is presented while it is made.
  func present(_ make: () -> Node) {
    let place = current.effects.count
    current.note(.presented(make()), at: place)
  }
}
