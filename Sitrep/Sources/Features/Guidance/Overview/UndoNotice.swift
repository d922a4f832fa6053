import PortableUI

/// What was done last, with the way to take it back.
struct UndoNotice: View {
  let action: GuidanceAction
  let model: GuidanceModel

  var body: some View {
    GuidanceCard {
      text
        .accessibilityIdentifier(GuidanceID.undoText)
      HStack(spacing: 12) {
        Button(action: { model.undo() }) { Text("Undo", bundle: .module) }
          .buttonStyle(.bordered)
          .accessibilityIdentifier(GuidanceID.undo)
        Button(action: { model.dismissLastAction() }) {
          Label {
            Text("Dismiss", bundle: .module)
          } icon: {
            Image(systemName: "xmark")
          }
          .labelStyle(.iconOnly)
        }
        .buttonStyle(.borderless)
        .accessibilityIdentifier(GuidanceID.dismissUndo)
      }
    }
  }

  private var text: Text {
    switch action.kind {
    case .imported: Text("The guidance was imported.", bundle: .module)
    case .returnedToBundled: Text("Showing the guidance included with Sitrep again.", bundle: .module)
    }
  }
}
