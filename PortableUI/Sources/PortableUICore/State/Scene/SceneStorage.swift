import Foundation

/// A value that belongs to the window and outlives its views; the address of a window is one of them.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let decode: (String) -> Value?
  private let encode: (Value) -> String?
  private var values: SceneValues?

  init<Stored: StoredValue>(_ key: String, initial: Value, as stored: Stored.Type, _ coding: Coding<Value, Stored>) {
    self.key = key
    self.initial = initial
    decode = { Stored(text: $0).flatMap(coding.decode) }
    encode = { coding.encode($0)?.text }
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
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, initial: wrappedValue, as: Bool.self, .itself)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, initial: wrappedValue, as: Int.self, .itself)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, initial: wrappedValue, as: Double.self, .itself)
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, initial: wrappedValue, as: String.self, .itself)
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, initial: wrappedValue, as: URL.self, .itself)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, initial: wrappedValue, as: Data.self, .itself)
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initial: wrappedValue, as: String.self, .rawValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initial: wrappedValue, as: Int.self, .rawValue)
  }
}

extension SceneStorage {
  public init(_ key: String) where Value == Bool? {
    self.init(key, initial: nil, as: Bool.self, .optional)
  }

  public init(_ key: String) where Value == Int? {
    self.init(key, initial: nil, as: Int.self, .optional)
  }

  public init(_ key: String) where Value == Double? {
    self.init(key, initial: nil, as: Double.self, .optional)
  }

  public init(_ key: String) where Value == String? {
    self.init(key, initial: nil, as: String.self, .optional)
  }

  public init(_ key: String) where Value == URL? {
    self.init(key, initial: nil, as: URL.self, .optional)
  }

  public init(_ key: String) where Value == Data? {
    self.init(key, initial: nil, as: Data.self, .optional)
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, initial: nil, as: String.self, .optionalRawValue())
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, initial: nil, as: Int.self, .optionalRawValue())
  }
}
