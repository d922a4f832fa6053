/// A value that lives elsewhere, to read and to write.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void
  /// What the window's address would be if a value were written.
  typealias Addressing = @MainActor (Value) -> String?
  /// Looks up what else the address depends on, once for all the values that are then asked for; nil where the value is
  /// no part of the address.
  let addressing: (@MainActor () -> Addressing)?
  /// Where the value lives; nil where nobody can tell.
  let source: BindingSource?

  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(get: get, set: set, addressing: nil, source: nil)
  }

  init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void, address: Addressing?,
    source: BindingSource? = nil
  ) {
    self.init(get: get, set: set, addressing: address.map(Self.always), source: source)
  }

  private init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void,
    addressing: (@MainActor () -> Addressing)?, source: BindingSource?
  ) {
    read = get
    write = set
    self.addressing = addressing
    self.source = source
  }

  /// The window's address if a value were written.
  var address: Addressing? {
    guard let addressing else { return nil }
    return { (value: Value) -> String? in addressing()(value) }
  }

  private static func always(_ address: @escaping Addressing) -> @MainActor () -> Addressing {
    { () -> Addressing in address }
  }

  /// What the address would be if a part were written; `whole` makes a value of a part, or nil.
  fileprivate func addressing<Part>(
    by whole: @escaping @MainActor () -> @MainActor (Part) -> Value?
  ) -> (@MainActor () -> Binding<Part>.Addressing)? {
    guard let addressing else { return nil }
    return { () -> Binding<Part>.Addressing in
      let (address, whole) = (addressing(), whole())
      return { (part: Part) -> String? in whole(part).flatMap { address($0) } }
    }
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
      addressing: addressing { () -> @MainActor (Subject) -> Value? in
        let whole = outer.wrappedValue
        return { (part: Subject) -> Value? in
          var changed = whole
          changed[keyPath: keyPath] = part
          return changed
        }
      }, source: source.map { .part($0, step: .keyPath(keyPath)) })
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
      addressing: base.addressing { () -> @MainActor (V?) -> V? in
        { (value: V?) -> V? in value }
      }, source: base.source.map { .part($0, step: .optional) })
  }

  /// The value within the base, or nil while the base has none.
  @MainActor public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? present }, set: { base.wrappedValue = $0 },
      addressing: base.addressing { () -> @MainActor (Value) -> Value?? in
        { (value: Value) -> Value?? in .some(value) }
      }, source: base.source.map { .part($0, step: .present) })
  }
}

extension Binding: DynamicProperty {}

extension Binding: ComparableInput {
  /// Bindings to the same place are the same; what they read there is observed.
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: false) { $0.source != nil && $0.source == $1.source }
  }
}

extension Binding: Sendable where Value: Sendable {}
