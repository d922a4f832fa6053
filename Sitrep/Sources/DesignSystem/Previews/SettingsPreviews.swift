#if canImport(SwiftUI)
  import PortableUI

  #Preview("Settings") { SettingsSheet() }
  #Preview("Settings, in a browser") { SettingsSheet().environment(\.forgetAddress, "/forget") }
  #Preview("Keyboard shortcuts") { KeyboardSheet() }
#endif
