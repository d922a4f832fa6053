/// A key that works the page.
public enum Key: String, Sendable {
  case tab = "Tab"
  case shiftTab = "Shift-Tab"
  case enter = "Enter"
  case space = "Space"
  case escape = "Escape"
  case up = "ArrowUp"
  case down = "ArrowDown"
  case left = "ArrowLeft"
  case right = "ArrowRight"
  case home = "Home"
  case end = "End"
  case backspace = "Backspace"
}
