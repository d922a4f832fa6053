import Foundation
import Observation

/// A setting of the person, kept from one start to the next.
///
/// The layer keeps settings for each profile in the store of the program; `store` is there for Apple's signature and is not used.
@propertyWrapper
public nonisolated struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let decode: (SettingValue) -> Value?
  private let encode: (Value) -> SettingValue?
  private var settings: ProfileSettings?

  private init(
    _ key: String, _ initial: Value, decode: @escaping (SettingValue) -> Value?,
    encode: @escaping (Value) -> SettingValue?
  ) {
    self.key = key
    self.initial = initial
    self.decode = decode
    self.encode = encode
  }

  @MainActor public var wrappedValue: Value {
    get { settings?[key].flatMap(decode) ?? initial }
    nonmutating set { settings?[key] = encode(newValue) }
  }

  @MainActor public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }

  @MainActor public mutating func _connect(_ connection: inout _DynamicConnection) {
    settings = connection.environment.settings
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, decode: { $0.bool }, encode: { .bool($0) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, decode: { $0.integer }, encode: { .integer($0) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, wrappedValue, decode: { $0.double }, encode: { .double($0) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, wrappedValue, decode: { $0.string }, encode: { .string($0) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, wrappedValue, decode: { $0.string.flatMap { Value(rawValue: $0) } }, encode: { .string($0.rawValue) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, wrappedValue, decode: { $0.integer.flatMap { Value(rawValue: $0) } }, encode: { .integer($0.rawValue) })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, decode: { $0.string }, encode: { $0.map { .string($0) } })
  }
}

/// One stored setting.
package enum SettingValue: Codable, Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)

  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var integer: Int? { if case .integer(let value) = self { value } else { nil } }
  var double: Double? { if case .double(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
}

/// The settings of one profile, shared by all its windows; every change is handed to the program's store.
@MainActor @Observable
package final class ProfileSettings {
  private var values: [String: SettingValue]
  @ObservationIgnored private let save: @MainActor (String, SettingValue?) -> Void

  package init(
    values: [String: SettingValue] = [:], save: @escaping @MainActor (String, SettingValue?) -> Void = { _, _ in }
  ) {
    self.values = values
    self.save = save
  }

  subscript(key: String) -> SettingValue? {
    get { values[key] }
    set {
      guard values[key] != newValue else { return }
      values[key] = newValue
      save(key, newValue)
    }
  }
}
