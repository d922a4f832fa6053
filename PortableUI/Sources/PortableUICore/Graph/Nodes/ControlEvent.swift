/// What a person did to a control.
package enum ControlEvent: Sendable, Hashable {
  /// Pressed it.
  case tap
  /// Gave it a value: a field's text, a switch's `true` or `false`, an option's name.
  case set(String)
  /// Pressed Return in it.
  case submit
  /// Went into it with the keyboard, or left it.
  case focus(Bool)
  /// Closed it, a presentation, without choosing: by Escape, or by a tap beside it.
  case dismiss
  /// Chose these files in it.
  case files([ReceivedFile])
}
