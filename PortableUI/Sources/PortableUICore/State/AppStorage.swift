import Foundation

/// A setting of the person, kept from one start to the next.
///
/// The layer keeps settings for each profile in the store of the program; `store` is there for Apple's signature and is
/// not used.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let decode: (SettingValue) -> Value?
  private let encode: (Value) -> SettingValue?
  private var settings: ProfileSettings?

  init<Stored: StoredValue>(_ key: String, initial: Value, as stored: Stored.Type, _ coding: Coding<Value, Stored>) {
    self.key = key
    self.initial = initial
    decode = { Stored(setting: $0).flatMap(coding.decode) }
    encode = { coding.encode($0)?.setting }
  }

  @MainActor public var wrappedValue: Value {
    get { settings?[key].flatMap(decode) ?? initial }
    nonmutating set {
      guard let settings else { return Fault.log("The setting \(key) was written where there are no settings.") }
      settings[key] = encode(newValue)
    }
  }

  @MainActor public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(
      get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 }, address: nil,
      source: settings.map { .stored($0, key: key, initial: { storage.encode(storage.initial).map { "\($0)" } }) })
  }

  @MainActor public mutating func _connect(_ connection: inout _DynamicConnection) {
    settings = connection.windowValues.settings
  }
}

extension AppStorage: ComparableInput {
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: false) {
      $0.key == $1.key && $0.encode($0.initial) == $1.encode($1.initial)
    }
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, initial: wrappedValue, as: Bool.self, .itself)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, initial: wrappedValue, as: Int.self, .itself)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, initial: wrappedValue, as: Double.self, .itself)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, initial: wrappedValue, as: String.self, .itself)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, initial: wrappedValue, as: URL.self, .itself)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, initial: wrappedValue, as: Data.self, .itself)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initial: wrappedValue, as: String.self, .rawValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initial: wrappedValue, as: Int.self, .rawValue)
  }
}

extension AppStorage {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, initial: nil, as: Bool.self, .optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, initial: nil, as: Int.self, .optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, initial: nil, as: Double.self, .optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, initial: nil, as: String.self, .optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, initial: nil, as: URL.self, .optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, initial: nil, as: Data.self, .optional)
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, initial: nil, as: String.self, .optionalRawValue())
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, initial: nil, as: Int.self, .optionalRawValue())
  }
}
