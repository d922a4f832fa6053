import Observation

/// A value of the surroundings, by key path, or an observable object of the surroundings, by type.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: @MainActor (EnvironmentValues) -> Value
  /// Which value is read, if not the object of the type.
  private let keyPath: AnyKeyPath?
  private var surroundings: ViewSurroundings?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    nonisolated(unsafe) let keyPath = keyPath
    read = { $0[keyPath: keyPath] }
  }

  @MainActor public var wrappedValue: Value {
    read(surroundings?.values ?? EnvironmentValues())
  }

  @MainActor public mutating func _connect(_ connection: inout _DynamicConnection) {
    surroundings = connection.surroundings
    // Objects belong to one window, and so does whether something is presented.
    if keyPath == nil || keyPath == \EnvironmentValues.isPresented { connection.graph.current.dependsOnWindow = true }
    guard Value.self == DismissAction.self else { return }
    if let sheet = connection.windowValues.sheet {
      connection.graph.replay { sheet.offersDismissal = true }
    }
  }
}

/// A dynamic property that only reads what is around the view.
protocol SurroundingsProperty: DynamicProperty {}

extension Environment: SurroundingsProperty {}

extension Environment: ComparableInput {
  /// The surroundings themselves are compared for the whole view.
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: true) { $0.keyPath == $1.keyPath }
  }
}

extension Environment where Value: AnyObject & Observable {
  /// The object of this type that a view above put in; a missing one is a fault of the program.
  public init(_ objectType: Value.Type) {
    keyPath = nil
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
    keyPath = nil
    read = { $0.object(of: Object.self) }
  }
}

/// A key of the surroundings, with the value where nobody set one.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values of the program's own keys and objects of the program's own types.
nonisolated struct KeyedValues: ComparableInput {
  var values: [ObjectIdentifier: Any] = [:]

  @MainActor var arePlain: Bool {
    values.values.allSatisfy { value in
      @MainActor func isPlain<Value>(_ value: Value) -> Bool { InputComparison.of(Value.self)?.isPlain ?? false }
      return isPlain(value)
    }
  }

  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: false) { one, other in
      one.values.count == other.values.count
        && one.values.allSatisfy { key, value in
          other.values[key].map { InputComparison.areSame(value, $0) } ?? false
        }
    }
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
package nonisolated struct EnvironmentView<Content: View>: View {
  let content: Content
  private let change: (inout EnvironmentValues) -> Void

  package init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  @MainActor package func _render(_ context: inout _RenderContext) {
    context.render(content, in: change)
  }
}
