/// What a field does with what a person puts into it.
@MainActor
struct FieldAction {
  /// The value as the page carries it.
  let value: String
  /// Takes a value from the page; false: it is none that the field can have.
  let set: (String) -> Bool
  /// Editing has ended: takes over what has only been typed so far.
  var commit: (() -> Void)?
  /// What Return does; nil where it does nothing.
  var submit: (() -> Void)?
  /// The states that follow the field's focus.
  var focus: [FocusLink] = []

  /// False: refused.
  func perform(_ event: ControlEvent) -> Bool {
    switch event {
    case .set(let text):
      return text.utf8.count <= FieldText.byteLimit && set(text)
    case .submit:
      commit?()
      submit?()
      return true
    case .focus(let isGained):
      if !isGained { commit?() }
      for link in focus { link.report(isGained) }
      return true
    case .tap, .dismiss, .files: return false
    }
  }
}

extension RenderContext {
  /// Says what the field under the present identity does, and that the focus may be put there; neither where it is
  /// disabled.
  func register(_ action: FieldAction) {
    guard environment.isEnabled else { return graph.register(.disabled, for: identity) }
    graph.register(.field(action), for: identity)
    graph.register(focus: action.focus, for: identity)
  }
}
