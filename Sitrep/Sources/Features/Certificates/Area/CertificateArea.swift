import DesignSystem
import Domain
import Foundation
import PortableUI

/// The area that shows the certificate and, tapped, lets a person choose another one from the gallery (R62 to R64, R70).
struct CertificateArea: View {
  let model: CertificatesModel
  let picture: CertificatePicture?
  let url: URL?
  let show: @MainActor (String) -> Void

  @State private var chosen: PhotosPickerItem?
  @Environment(\.locale) private var locale

  var body: some View {
    PhotosPicker(selection: $chosen, matching: .images) {
      if let picture {
        CertificatePictureView(picture: picture, url: url)
          .padding(12)
          .frame(maxWidth: .infinity, minHeight: 200, maxHeight: 480)
      } else {
        AreaPlaceholder()
      }
    }
    .buttonStyle(picture == nil ? CardButtonStyle() : CardButtonStyle(ground: .white, pressedGround: Color(white: 0.8)))
    .accessibilityLabel(label)
    .accessibilityIdentifier(CertificatesID.area)
    .listRowInsets(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    .task(id: chosen) { await add() }
  }

  private var label: Text {
    guard let picture else { return AreaPlaceholder.text }
    return Text("Certificate “\(picture.name)”. Choose another from the gallery", bundle: .module)
  }

  private func add() async {
    guard let chosen else { return }
    let name = CertificateNaming.next(after: model.pictures, in: locale)
    do {
      guard let bytes = try await chosen.loadTransferable(type: Data.self) else { return }
      if let added = await model.add(bytes, named: name, from: chosen.fileName) { show(added.id) }
    } catch {
      model.couldNotRead(chosen.fileName ?? name, error)
    }
    self.chosen = nil
  }
}

/// What the area says while there is no certificate (R64).
private struct AreaPlaceholder: View {
  static var text: Text { Text("Choose your vaccination certificate from the gallery", bundle: .module) }

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "photo")
        .font(.largeTitle)
        .accessibilityHidden(true)
      Self.text
        .multilineTextAlignment(.center)
        .accessibilityIdentifier(CertificatesID.placeholder)
    }
    .padding(16)
    .frame(maxWidth: .infinity, minHeight: 200)
  }
}

/// The picture as large as its room lets it be; a small one keeps its pixels, as codes want it.
struct CertificatePictureView: View {
  let picture: CertificatePicture
  let url: URL?

  var body: some View {
    AsyncImage(url: url) { image in
      image
        .resizable()
        .interpolation(picture.width < 600 ? .none : .high)
        .scaledToFit()
    } placeholder: {
      ProgressView()
    }
    .accessibilityLabel(Text("Certificate “\(picture.name)”", bundle: .module))
    .accessibilityIdentifier(CertificatesID.picture)
  }
}
