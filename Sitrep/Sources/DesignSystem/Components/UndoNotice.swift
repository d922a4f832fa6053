import PortableUI

/// What was done last, with the way to take it back and the way to put the notice away.
package struct UndoNotice: View {
  private let text: Text
  private let identifier: String
  private let undo: @MainActor () -> Void
  private let dismiss: @MainActor () -> Void

  /// - Parameters:
  ///   - text: What was done.
  ///   - identifier: That of the button Undo; the text's and the other button's have an ending more.
  ///   - undo: Takes it back.
  ///   - dismiss: Puts the notice away.
  package init(
    _ text: Text, identifier: String, undo: @escaping @MainActor () -> Void, dismiss: @escaping @MainActor () -> Void
  ) {
    self.text = text
    self.identifier = identifier
    self.undo = undo
    self.dismiss = dismiss
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      text
        .accessibilityIdentifier(identifier + ".text")
      HStack(spacing: 12) {
        Button(action: undo) { Text("Undo", bundle: .module) }
          .buttonStyle(.bordered)
          .accessibilityIdentifier(identifier)
        Button(action: dismiss) {
          Label {
            Text("Dismiss", bundle: .module)
          } icon: {
            Image(systemName: "xmark")
          }
          .labelStyle(.iconOnly)
        }
        .buttonStyle(.borderless)
        .accessibilityIdentifier(identifier + ".dismiss")
      }
    }
  }
}
