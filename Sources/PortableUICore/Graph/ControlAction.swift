/// What a person did to a control.
package enum ControlEvent: Sendable, Hashable {
  case tap
}

/// What a control does when a person uses it.
@MainActor
enum ControlAction {
  case tap(@MainActor () -> Void)
  case toggle(Binding<Bool>)
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
    case (.disabled, _):
      return false
    }
  }
}
