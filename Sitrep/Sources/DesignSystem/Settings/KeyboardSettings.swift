/// What a person said about the keyboard.
package nonisolated enum KeyboardSettings {
  /// The key of the setting: false where one key alone does nothing, as speech input needs it.
  package static let hasSingleKeys = "keyboard.singleKeys"
}
