/// A value that a view owns; changing it evaluates the view again.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: ObservedBox<Value>?

  public init(wrappedValue value: Value) {
    initial = value
  }

  public init(initialValue value: Value) {
    initial = value
  }

  @MainActor public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set {
      guard let box else { return Fault.log("State of type \(Value.self) was written before its view is on a screen.") }
      box.value = newValue
    }
  }

  @MainActor public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(get: { box.value }, set: { box.value = $0 }, address: nil, source: .object(box))
  }

  @MainActor public mutating func _connect(_ connection: inout _DynamicConnection) {
    let (initial, graph) = (initial, connection.graph)
    box = connection.slot { ObservedBox(initial, of: graph) }
  }
}

extension State: ComparableInput {
  /// What a view owns is no input: the initial value counts once.
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: false) { _, _ in true }
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}
