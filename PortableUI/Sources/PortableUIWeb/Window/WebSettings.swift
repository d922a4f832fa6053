import Foundation
import PortableUICore
import Synchronization

/// The person's settings, which screens reach by `@AppStorage`: read once, shared by all windows, saved at each change.
public struct WebSettings: Sendable {
  let profile: ProfileSettings
  /// The settings as they are, for those who are not on the main actor.
  let stored: StoredSettings

  /// - Parameters:
  ///   - texts: The stored settings by key, as JSON. One that isn't a setting is reported and passed over.
  ///   - save: Called with the new JSON text, or nil where the setting is gone, and its key.
  @MainActor
  public init(texts: [String: String] = [:], save: @escaping @MainActor (String?, String) -> Void) {
    let values = texts.compactMapValues(Self.value)
    let stored = StoredSettings(values)
    self.stored = stored
    profile = ProfileSettings(values: values) { key, value in
      stored[key] = value
      save(value.map(Self.text), key)
    }
  }

  private static func value(of text: String) -> SettingValue? {
    do {
      return try JSONDecoder().decode(SettingValue.self, from: Data(text.utf8))
    } catch {
      Fault.log("A stored setting cannot be read and counts as not set: \(error)")
      return nil
    }
  }

  private static func text(of value: SettingValue) -> String {
    do {
      return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    } catch {
      preconditionFailure("A setting is a number, a truth value or a text and always has a JSON form: \(error)")
    }
  }
}

/// A copy of a profile's settings that can be read anywhere.
final class StoredSettings: Sendable {
  private let values: Mutex<[String: SettingValue]>

  init(_ values: [String: SettingValue]) {
    self.values = Mutex(values)
  }

  subscript(key: String) -> SettingValue? {
    get { values.withLock { $0[key] } }
    set { values.withLock { $0[key] = newValue } }
  }
}
