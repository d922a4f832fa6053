/// One stored setting.
package enum SettingValue: Codable, Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
}
