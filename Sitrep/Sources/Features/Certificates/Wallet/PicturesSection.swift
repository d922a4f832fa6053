import DesignSystem
import Domain
import PortableUI

/// All pictures: to choose the one that is shown, to rename and to delete.
struct PicturesSection: View {
  let model: CertificatesModel
  let shown: String?
  let actions: CertificateActions

  var body: some View {
    if !model.pictures.isEmpty {
      Section {
        ForEach(model.pictures) { picture in
          PictureRow(model: model, picture: picture, isShown: picture.id == shown, actions: actions)
        }
      } header: {
        Text("Your certificates", bundle: .module)
      } footer: {
        Text("Tap a certificate to show it. Add another above.", bundle: .module)
      }
    }
  }
}

/// A picture's name, with what can be done with it; a tick stands at the one that is shown.
private struct PictureRow: View {
  let model: CertificatesModel
  let picture: CertificatePicture
  let isShown: Bool
  let actions: CertificateActions

  @State private var isRenamed = false

  var body: some View {
    name
      .swipeActions(edge: .trailing) {
        Button(role: .destructive, action: { actions.remove(picture.id) }) { Text("Delete", bundle: .module) }
          .accessibilityIdentifier(CertificatesID.delete(picture.id))
        Button(action: { isRenamed = true }) { Text("Rename…", bundle: .module) }
          .accessibilityIdentifier(CertificatesID.rename(picture.id))
      }
      .sheet(isPresented: $isRenamed) {
        RenameSheet(picture: picture) { model.rename(picture.id, to: $0) }
      }
  }

  private var name: some View {
    Button(action: { actions.show(picture.id) }) {
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
