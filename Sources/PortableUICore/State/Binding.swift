/// A value that lives elsewhere, to read and to write.
@propertyWrapper @dynamicMemberLookup
public nonisolated struct Binding<Value> {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void
  /// The window's address if this value were written; nil where the value is no part of the address.
  let address: (@MainActor (Value) -> String?)?
  /// Where the value lives; nil where nobody can tell.
  let source: BindingSource?

  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(get: get, set: set, address: nil, source: nil)
  }

  init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void,
    address: (@MainActor (Value) -> String?)?, source: BindingSource? = nil
  ) {
    read = get
    write = set
    self.address = address
    self.source = source
  }

  @MainActor init(box: ObservedBox<Value>) {
    self.init(get: { box.value }, set: { box.value = $0 }, address: nil, source: .object(box))
  }

  /// A binding that never changes; writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    nonisolated(unsafe) let value = value
    return Binding(get: { value }, set: { _ in })
  }

  @MainActor public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    nonisolated(unsafe) let (outer, keyPath) = (self, keyPath)
    return Binding<Subject>(
      get: { outer.wrappedValue[keyPath: keyPath] },
      set: { outer.wrappedValue[keyPath: keyPath] = $0 },
      address: address { part in
        var whole = outer.wrappedValue
        whole[keyPath: keyPath] = part
        return whole
      }, source: source.map { .part($0, step: keyPath) })
  }

  /// The address if a part were written with which `whole` makes a value.
  fileprivate func address<Part>(whole: @escaping @MainActor (Part) -> Value?) -> (@MainActor (Part) -> String?)? {
    guard let address else { return nil }
    return { part in
      guard let value = whole(part) else { return nil }
      return address(value)
    }
  }
}

extension Binding {
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The value of the base as an optional; writing nil is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    nonisolated(unsafe) let base = base
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      },
      address: base.address { $0 }, source: base.source.map { .part($0, step: "optional") })
  }

  /// The value within the base, or nil while the base has none.
  @MainActor public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? present }, set: { base.wrappedValue = $0 },
      address: base.address { $0 }, source: base.source.map { .part($0, step: "present") })
  }
}

extension Binding: DynamicProperty {}

extension Binding: ComparableInput {
  /// Bindings to the same place are the same; what they read there is observed.
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: false) { one, other in
      guard let source = one.source else { return false }
      return source == other.source
    }
  }
}

extension Binding: Sendable where Value: Sendable {}
