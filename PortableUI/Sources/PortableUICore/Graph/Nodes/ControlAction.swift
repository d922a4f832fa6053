/// What a control does when a person uses it.
@MainActor
enum ControlAction {
  case tap(@MainActor () -> Void)
  case toggle(Binding<Bool>)
  case field(FieldAction)
  /// Closes a presentation.
  case dismiss(@MainActor () -> Void)
  /// Opens a row's menu, or presses an item of it.
  case menu(@MainActor (String) -> Void)
  /// Takes the files that a person chose.
  case files(FileFieldTraits, @MainActor ([ReceivedFile]) -> Void)
  /// Keeps the place so that a renderer can say why nothing happens.
  case disabled

  /// False: refused.
  func perform(_ event: ControlEvent) -> Bool {
    switch (self, event) {
    case (.tap(let action), .tap):
      action()
      return true
    case (.toggle(let isOn), .tap):
      isOn.wrappedValue.toggle()
      return true
    case (.toggle(let isOn), .set(let text)):
      guard let value = Bool(text) else { return false }
      isOn.wrappedValue = value
      return true
    case (.field(let field), _): return field.perform(event)
    case (.dismiss(let action), .dismiss):
      action()
      return true
    case (.menu(let action), .set(let text)):
      action(text)
      return true
    case (.files(_, let action), .files(let files)):
      action(files)
      return true
    default: return false
    }
  }
}
