import Domain

/// The accessibility identifiers of the map.
package nonisolated enum MapID {
  package static let map = "overview.map"
  package static let legend = "overview.legend"

  package static func country(_ code: CountryCode) -> String { "overview.map.\(code.rawValue)" }
}
