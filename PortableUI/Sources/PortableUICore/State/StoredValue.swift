import Foundation

/// A type whose values storage wrappers keep.
///
/// Standard types conform, those that Apple's wrappers take; programs' types never do.
public protocol _StoredValue {
  static var _storedForm: _StoredForm<Self> { get }
}

/// How the values of a type are kept: as settings of the profile, or as texts of the window; nil where there is none.
public struct _StoredForm<Value> {
  let setting: (Value) -> SettingValue?
  let ofSetting: (SettingValue) -> Value?
  let text: (Value) -> String?
  let ofText: (String) -> Value?

  /// The form of other values, each of which is kept as one of these.
  private func mapped<Other>(
    _ decode: @escaping (Value) -> Other?, _ encode: @escaping (Other) -> Value?
  ) -> _StoredForm<Other> {
    _StoredForm<Other>(
      setting: { encode($0).flatMap(setting) }, ofSetting: { ofSetting($0).flatMap(decode) },
      text: { encode($0).flatMap(text) }, ofText: { ofText($0).flatMap(decode) })
  }
}

extension _StoredForm {
  static func optional<Stored: _StoredValue>() -> _StoredForm where Value == Stored? {
    Stored._storedForm.mapped({ $0 }, { $0 })
  }

  static func rawValue() -> _StoredForm where Value: RawRepresentable, Value.RawValue: _StoredValue {
    Value.RawValue._storedForm.mapped({ Value(rawValue: $0) }, { $0.rawValue })
  }

  static func optionalRawValue<Raw: RawRepresentable>() -> _StoredForm
  where Value == Raw?, Raw.RawValue: _StoredValue {
    Raw.RawValue._storedForm.mapped({ Raw(rawValue: $0) }, { $0?.rawValue })
  }
}

extension _StoredForm where Value: LosslessStringConvertible {
  fileprivate init(setting: @escaping (Value) -> SettingValue?, ofSetting: @escaping (SettingValue) -> Value?) {
    self.init(setting: setting, ofSetting: ofSetting, text: { $0.description }, ofText: { Value($0) })
  }
}

extension Bool: _StoredValue {
  public static var _storedForm: _StoredForm<Bool> {
    _StoredForm(setting: { .bool($0) }, ofSetting: { if case .bool(let value) = $0 { value } else { nil } })
  }
}

extension Int: _StoredValue {
  public static var _storedForm: _StoredForm<Int> {
    _StoredForm(setting: { .integer($0) }, ofSetting: { if case .integer(let value) = $0 { value } else { nil } })
  }
}

extension Double: _StoredValue {
  public static var _storedForm: _StoredForm<Double> {
    _StoredForm(setting: { .double($0) }, ofSetting: { if case .double(let value) = $0 { value } else { nil } })
  }
}

extension _StoredForm {
  /// The form of what is kept as a text in settings too.
  fileprivate init(text: @escaping (Value) -> String, ofText: @escaping (String) -> Value?) {
    self.init(
      setting: { .string(text($0)) }, ofSetting: { if case .string(let text) = $0 { ofText(text) } else { nil } },
      text: text, ofText: ofText)
  }
}

extension String: _StoredValue {
  public static var _storedForm: _StoredForm<String> { _StoredForm(text: { $0 }, ofText: { $0 }) }
}

extension URL: _StoredValue {
  public static var _storedForm: _StoredForm<URL> {
    _StoredForm(text: { $0.absoluteString }, ofText: { URL(string: $0) })
  }
}

extension Data: _StoredValue {
  public static var _storedForm: _StoredForm<Data> {
    _StoredForm(text: { $0.base64EncodedString() }, ofText: { Data(base64Encoded: $0) })
  }
}
