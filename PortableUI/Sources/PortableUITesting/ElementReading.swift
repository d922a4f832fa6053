/// What a person sees of one element at one moment.
public struct ElementReading: Sendable, Hashable {
  /// The accessibility identifier; empty if the element has none.
  public var identifier = ""
  /// The words that are shown, in one line with single spaces, as written in the page (before CSS changes their case).
  public var text = ""
  /// The HTML attributes; one without a value is the empty string.
  public var attributes: [String: String] = [:]
  /// The text in a field; nil for what isn't a field.
  public var value: String?
  /// Whether it is drawn at all; on the screen or after scrolling.
  public var isVisible = true
  /// Whether it is greyed out: `disabled` or `aria-disabled`.
  public var isDisabled = false
  /// Whether a switch, checkbox or toggle button is on; false for what is none.
  public var isOn = false
}
