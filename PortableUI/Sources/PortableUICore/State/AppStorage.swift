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

  private init(_ key: String, initial: Value, _ form: _StoredForm<Value>) {
    self.key = key
    self.initial = initial
    decode = form.ofSetting
    encode = form.setting
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
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: _StoredValue {
    self.init(key, initial: wrappedValue, Value._storedForm)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initial: wrappedValue, .rawValue())
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initial: wrappedValue, .rawValue())
  }
}

extension AppStorage {
  public init<Stored: _StoredValue>(_ key: String, store: UserDefaults? = nil) where Value == Stored? {
    self.init(key, initial: nil, .optional())
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, initial: nil, .optionalRawValue())
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, initial: nil, .optionalRawValue())
  }
}
