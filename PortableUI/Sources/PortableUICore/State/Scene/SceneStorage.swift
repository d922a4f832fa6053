import Foundation

/// A value that belongs to the window and outlives its views; the address of a window is one of them.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let decode: (String) -> Value?
  private let encode: (Value) -> String?
  private var values: SceneValues?

  private init(_ key: String, initial: Value, _ form: _StoredForm<Value>) {
    self.key = key
    self.initial = initial
    decode = form.ofText
    encode = form.text
  }

  @MainActor public var wrappedValue: Value {
    get { values?.value(for: key, decode: decode) ?? initial }
    nonmutating set { values?.set(newValue, text: encode(newValue), for: key) }
  }

  @MainActor public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(
      get: { storage.wrappedValue },
      set: { storage.wrappedValue = $0 },
      address: { value in
        guard storage.values?.addressKey == storage.key else { return nil }
        return storage.encode(value)
      },
      source: values.map { .stored($0, key: key, initial: { storage.encode(storage.initial) }) }
    )
  }

  @MainActor public mutating func _connect(_ connection: inout _DynamicConnection) {
    values = connection.graph.scene
  }
}

extension SceneStorage: ComparableInput {
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: false) {
      $0.key == $1.key && $0.encode($0.initial) == $1.encode($1.initial)
    }
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value: _StoredValue {
    self.init(key, initial: wrappedValue, Value._storedForm)
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initial: wrappedValue, .rawValue())
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initial: wrappedValue, .rawValue())
  }
}

extension SceneStorage {
  public init<Stored: _StoredValue>(_ key: String) where Value == Stored? {
    self.init(key, initial: nil, .optional())
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, initial: nil, .optionalRawValue())
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, initial: nil, .optionalRawValue())
  }
}
