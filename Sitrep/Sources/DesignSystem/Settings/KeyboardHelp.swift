import PortableUI

extension View {
  /// `?` opens the list of all keys.
  package func keyboardHelp() -> some View {
    modifier(KeyboardHelp())
  }

  /// Presses the buttons inside by one key alone, unless the person turned that off.
  package func singleKeyShortcut(_ key: KeyEquivalent) -> some View {
    modifier(SingleKeyShortcut(key: key))
  }
}

private struct KeyboardHelp: ViewModifier {
  @State private var isShown = false

  func body(content: Content) -> some View {
    content
      .background {
        Button(action: { isShown = true }) { Text("Keyboard shortcuts", bundle: .module) }
          .singleKeyShortcut("?")
          .hidden()
      }
      .sheet(isPresented: $isShown) { KeyboardSheet() }
  }
}

private struct SingleKeyShortcut: ViewModifier {
  let key: KeyEquivalent

  @AppStorage(KeyboardSettings.hasSingleKeys) private var hasSingleKeys = true

  func body(content: Content) -> some View {
    content.keyboardShortcut(hasSingleKeys ? KeyboardShortcut(key, modifiers: []) : nil)
  }
}
