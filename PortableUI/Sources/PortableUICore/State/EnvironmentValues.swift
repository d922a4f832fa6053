import Foundation

/// What views know of their surroundings.
///
/// The stored values are compared as a view's inputs are. What belongs to one window (objects, closures) is in `window`.
public nonisolated struct EnvironmentValues {
  var window = WindowValues()
  var foreground: Color?
  var tint: Color?
  /// The tint of the window, which its page has by itself.
  var windowTint: Color?
  var buttonStyle = ButtonStyleKind.automatic { didSet { ownButtonStyle = nil } }
  /// A style of the screen's own, in place of the layer's.
  var ownButtonStyle: ButtonStyleChoice?
  var listStyle = ListStyleKind.automatic
  var fixedSize = FixedSize()
  /// True where a long `ForEach` shows a part of its rows.
  var showsRowWindows = false
  /// True where the headers of sections stay in sight, and their rows stand in no box.
  var pinsSectionHeaders = false
  /// True in a column that narrow windows do not show: what is lazy there is made when it is first seen.
  var isBesideSelection = false
  var labelStyle: LabelStyleChoice?
  var shortcut: KeyboardShortcut?

  public var font: Font?
  public var isEnabled = true
  public var locale = Locale(identifier: "en_US")
  public var calendar = EnvironmentValues.gregorian
  public var timeZone = TimeZone.gmt
  public var layoutDirection = LayoutDirection.leftToRight
  public var lineLimit: Int?
  public var multilineTextAlignment = TextAlignment.leading
  /// True for a reader who wants less motion, as far as the browser has told.
  public package(set) var accessibilityReduceMotion = false

  /// Made once, since surroundings are made often.
  private static let gregorian = Calendar(identifier: .gregorian)

  private var others = KeyedValues()

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { others.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { others.values[ObjectIdentifier(key)] = newValue }
  }

  /// The colour of what nobody has given another one.
  package var tintColor: Color { tint ?? windowTint ?? .accentColor }

  /// True where the values of the program's own keys are plain.
  @MainActor var hasPlainValues: Bool { others.values.isEmpty || others.arePlain }
}
