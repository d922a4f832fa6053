/// What a person allowed Sitrep to ask of the network; nothing, until they do (D26).
package nonisolated enum NetworkSettings {
  /// The key of the setting: true where newer figures may be asked for by a press of Refresh alone.
  package static let mayAskForFigures = "network.figures"

  /// The key of the setting: true where WHO's weekly figures may be asked for by a press of Refresh alone.
  package static let mayAskWHO = "network.who"

  /// The key of the setting: true where pictures of flags are asked for.
  package static let showsFlagPictures = "network.flags"
}
