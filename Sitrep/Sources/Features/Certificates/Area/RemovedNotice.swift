import Domain
import PortableUI

/// What was taken away last, with the way to bring it back (R65).
///
/// It stands between the certificate's area and the buttons: whoever pressed Clear has it before their eyes.
struct RemovedNotice: View {
  let picture: CertificatePicture
  let undo: @MainActor () -> Void
  let dismiss: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("“\(picture.name)” was removed.", bundle: .module)
        .accessibilityIdentifier(CertificatesID.undoText)
      buttons
    }
  }

  private var buttons: some View {
    HStack(spacing: 12) {
      Button(action: undo) { Text("Undo", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(CertificatesID.undo)
      Button(action: dismiss) {
        Label {
          Text("Dismiss", bundle: .module)
        } icon: {
          Image(systemName: "xmark")
        }
        .labelStyle(.iconOnly)
      }
      .buttonStyle(.borderless)
      .accessibilityIdentifier(CertificatesID.dismissUndo)
    }
  }
}
