/// A value that lives elsewhere, to read and to write.
@propertyWrapper @dynamicMemberLookup
public nonisolated struct Binding<Value> {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void
  /// The window's address if this value were written; nil where the value is no part of the address.
  let address: (@MainActor (Value) -> String?)?

  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    read = get
    write = set
    address = nil
  }

  init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void,
    address: (@MainActor (Value) -> String?)?
  ) {
    read = get
    write = set
    self.address = address
  }

  @MainActor init(box: ObservedBox<Value>) {
    self.init(get: { box.value }, set: { box.value = $0 })
  }

  /// A binding that never changes; writes are ignored.
  @MainActor public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  @MainActor public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  @MainActor public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let outer = self
    nonisolated(unsafe) let keyPath = keyPath
    var partAddress: (@MainActor (Subject) -> String?)?
    if let address = outer.address {
      partAddress = { part in
        var whole = outer.wrappedValue
        whole[keyPath: keyPath] = part
        return address(whole)
      }
    }
    return Binding<Subject>(
      get: { outer.wrappedValue[keyPath: keyPath] },
      set: { outer.wrappedValue[keyPath: keyPath] = $0 },
      address: partAddress)
  }
}

extension Binding {
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }
}

extension Binding: DynamicProperty {}
