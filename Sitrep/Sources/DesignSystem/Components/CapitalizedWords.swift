import PortableUI

extension View {
  /// A keyboard that begins each word with a capital, where the platform has keyboards on the screen; macOS has none.
  package func capitalizedWords() -> some View {
    #if os(macOS)
      self
    #else
      textInputAutocapitalization(.words)
    #endif
  }
}
