import Foundation

/// A value that storage wrappers keep: as a setting of the profile, or as a text of the window.
protocol StoredValue {
  init?(setting: SettingValue)
  var setting: SettingValue { get }

  init?(text: String)
  var text: String { get }
}

/// How a property's value is made of a stored one, and back; nil where there is none.
struct Coding<Value, Stored> {
  let decode: (Stored) -> Value?
  let encode: (Value) -> Stored?
}

extension Coding where Value == Stored {
  static var itself: Coding { Coding(decode: { $0 }, encode: { $0 }) }
}

extension Coding where Value == Stored? {
  static var optional: Coding { Coding(decode: { $0 }, encode: { $0 }) }
}

extension Coding where Value: RawRepresentable, Value.RawValue == Stored {
  static var rawValue: Coding { Coding(decode: { Value(rawValue: $0) }, encode: { $0.rawValue }) }
}

extension Coding {
  static func optionalRawValue<Raw: RawRepresentable>() -> Coding where Value == Raw?, Raw.RawValue == Stored {
    Coding(decode: { Raw(rawValue: $0) }, encode: { $0?.rawValue })
  }
}

extension StoredValue where Self: LosslessStringConvertible {
  init?(text: String) { self.init(text) }
  var text: String { description }
}

extension Bool: StoredValue {
  init?(setting: SettingValue) {
    guard case .bool(let value) = setting else { return nil }
    self = value
  }

  var setting: SettingValue { .bool(self) }
}

extension Int: StoredValue {
  init?(setting: SettingValue) {
    guard case .integer(let value) = setting else { return nil }
    self = value
  }

  var setting: SettingValue { .integer(self) }
}

extension Double: StoredValue {
  init?(setting: SettingValue) {
    guard case .double(let value) = setting else { return nil }
    self = value
  }

  var setting: SettingValue { .double(self) }
}

/// What is kept as a text in settings too.
private protocol StoredText: StoredValue {}

extension StoredText {
  init?(setting: SettingValue) {
    guard case .string(let text) = setting else { return nil }
    self.init(text: text)
  }

  var setting: SettingValue { .string(text) }
}

extension String: StoredText {
  init?(text: String) { self = text }
  var text: String { self }
}

extension URL: StoredText {
  init?(text: String) { self.init(string: text) }
  var text: String { absoluteString }
}

extension Data: StoredText {
  init?(text: String) { self.init(base64Encoded: text) }
  var text: String { base64EncodedString() }
}
