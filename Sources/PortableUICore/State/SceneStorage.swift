/// A value that belongs to the window and outlives its views; the address of a window is one of them.
///
/// Supported: `String` and types with a `String` raw value.
@propertyWrapper
public nonisolated struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let decode: (String) -> Value?
  private let encode: (Value) -> String
  private var values: SceneValues?

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
      }
    )
  }

  @MainActor public mutating func _connect(_ connection: inout _DynamicConnection) {
    values = connection.graph.scene
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key: key, initial: wrappedValue, decode: { Value(rawValue: $0) }, encode: { $0.rawValue })
  }
}

extension SceneStorage where Value == String {
  public init(wrappedValue: String, _ key: String) {
    self.init(key: key, initial: wrappedValue, decode: { $0 }, encode: { $0 })
  }
}

/// The values of one window's scene storage, and which of them is the window's address.
@MainActor
package final class SceneValues {
  /// The key under which the window's address is kept, or nil where the window has none.
  package let addressKey: String?
  private let texts: ObservedBox<[String: String]>
  private var decoded: [String: Any] = [:]

  package init(addressKey: String? = nil, texts: [String: String] = [:]) {
    self.addressKey = addressKey
    self.texts = ObservedBox(texts)
  }

  /// The window's address as its views now have it.
  package var address: String? {
    addressKey.flatMap { texts.value[$0] }
  }

  func value<Value>(for key: String, decode: (String) -> Value?) -> Value? {
    guard let text = texts.value[key] else { return nil }
    if let value = decoded[key] as? Value { return value }
    let value = decode(text)
    decoded[key] = value
    return value
  }

  func set<Value>(_ value: Value, text: String, for key: String) {
    guard texts.value[key] != text else { return }
    decoded[key] = value
    texts.value[key] = text
  }
}
