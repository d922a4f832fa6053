import DesignSystem
import Domain
import PortableUI

/// All pictures: to choose the one that is shown, to rename and to delete.
struct PicturesSection: View {
  let model: CertificatesModel
  let shown: String?
  let show: @MainActor (String) -> Void
  let rename: @MainActor (CertificatePicture) -> Void

  var body: some View {
    if !model.pictures.isEmpty {
      Section {
        ForEach(model.pictures) { picture in
          PictureRow(picture: picture, isShown: picture.id == shown) { show(picture.id) }
            .swipeActions(edge: .trailing) {
              Button(role: .destructive, action: { model.remove(picture.id) }) { Text("Delete", bundle: .module) }
                .accessibilityIdentifier(CertificatesID.delete(picture.id))
              Button(action: { rename(picture) }) { Text("Rename…", bundle: .module) }
                .accessibilityIdentifier(CertificatesID.rename(picture.id))
            }
        }
      } header: {
        Text("Your certificates", bundle: .module)
      } footer: {
        Text("A tap shows a certificate. To add another one, choose it above.", bundle: .module)
      }
    }
  }
}

/// A picture's name; a tick stands at the one that is shown.
private struct PictureRow: View {
  let picture: CertificatePicture
  let isShown: Bool
  let show: @MainActor () -> Void

  var body: some View {
    Button(action: show) {
      HStack {
        Text(verbatim: picture.name)
          .foregroundStyle(.primary)
        Spacer()
        if isShown {
          Image(systemName: "checkmark")
            .accessibilityHidden(true)
        }
      }
    }
    .accessibilityAddTraits(isShown ? .isSelected : [])
    .accessibilityIdentifier(CertificatesID.row(picture.id))
  }
}
