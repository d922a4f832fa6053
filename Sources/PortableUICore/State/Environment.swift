import Foundation
import Observation

/// A value of the surroundings, by key path, or an observable object of the surroundings, by type.
@propertyWrapper
public nonisolated struct Environment<Value>: DynamicProperty {
  private let read: @MainActor (EnvironmentValues) -> Value
  private var surroundings: EnvironmentValues?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    nonisolated(unsafe) let keyPath = keyPath
    read = { $0[keyPath: keyPath] }
  }

  @MainActor public var wrappedValue: Value {
    read(surroundings ?? EnvironmentValues())
  }

  @MainActor public mutating func _connect(_ connection: inout _DynamicConnection) {
    surroundings = connection.environment
    if Value.self == DismissAction.self { connection.environment.sheet?.offersDismissal = true }
  }
}

extension Environment where Value: AnyObject & Observable {
  /// The object of this type that a view above put in; a missing one is a fault of the program.
  public init(_ objectType: Value.Type) {
    read = { values in
      guard let object = values.object(of: Value.self) else {
        preconditionFailure("No \(Value.self) in the environment: a view above must call environment(_:) with one.")
      }
      return object
    }
  }
}

extension Environment {
  /// The object of this type that a view above put in, or nil.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0.object(of: Object.self) }
  }
}

/// A key of the surroundings, with the value where nobody set one.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What views know of their surroundings.
public nonisolated struct EnvironmentValues {
  var foreground: Color?
  var tint: Color?
  var buttonStyle = ButtonStyleKind.automatic
  var listStyle = ListStyleKind.automatic
  var navigation: NavigationContext?
  var fixedSize = FixedSize()
  var settings: ProfileSettings?
  var destinations: DestinationTable?
  var tabs: TabCollector?
  var dismissPresentation: (@MainActor () -> Void)?
  var sharedFields: SharedFieldSurroundings?
  /// What `dismiss` does here; nil where nothing can be closed.
  var dismissal: (@MainActor () -> Void)?
  var sheet: SheetReport?
  var rowEdits: RowEdits?
  /// True where a long `ForEach` shows a part of its rows.
  var showsRowWindows = false
  var labelStyle: (any LabelStyle)?

  public var font: Font?
  public var isEnabled = true
  public var locale = Locale(identifier: "en_US")
  public var calendar = EnvironmentValues.gregorian
  public var timeZone = TimeZone.gmt
  public var layoutDirection = LayoutDirection.leftToRight
  public var lineLimit: Int?
  public var multilineTextAlignment = TextAlignment.leading

  /// Made once, since surroundings are made often.
  private static let gregorian = Calendar(identifier: .gregorian)

  private var others: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { others[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { others[ObjectIdentifier(key)] = newValue }
  }

  /// Makes these the surroundings of something above the screen: the look and state of the views below do not reach it.
  mutating func beginPresentation(dismiss: @escaping @MainActor () -> Void) {
    let plain = EnvironmentValues()
    (font, foreground, tint, lineLimit) = (plain.font, plain.foreground, plain.tint, plain.lineLimit)
    (isEnabled, buttonStyle, fixedSize) = (plain.isEnabled, plain.buttonStyle, plain.fixedSize)
    (rowEdits, showsRowWindows, labelStyle) = (nil, false, nil)
    dismissPresentation = dismiss
    sharedFields = nil
  }

  /// Surroundings with the person's settings, for `@AppStorage`.
  package mutating func use(_ settings: ProfileSettings?) {
    self.settings = settings
  }

  func object<Object: AnyObject & Observable>(of type: Object.Type) -> Object? {
    others[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject & Observable>(_ object: Object?) {
    others[ObjectIdentifier(Object.self)] = object
  }
}

/// The direction in which text runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

extension View {
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    nonisolated(unsafe) let keyPath = keyPath
    return EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }
}

/// A view in changed surroundings.
nonisolated struct EnvironmentView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor func _render(_ context: inout RenderContext) {
    context.with(change) { content._render(&$0) }
  }
}
