import PortableUI

extension View {
  /// A keyboard with digits and the marks between them, where the platform has keyboards on the screen; macOS has none.
  package func numberKeyboard() -> some View {
    #if os(macOS)
      self
    #else
      keyboardType(.numbersAndPunctuation)
    #endif
  }
}
