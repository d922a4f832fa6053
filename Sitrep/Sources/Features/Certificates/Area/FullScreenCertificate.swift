import Domain
import Foundation
import PortableUI

/// The certificate alone, as large as the screen, on white whatever the surroundings are: to be scanned.
struct FullScreenCertificate: View {
  let picture: CertificatePicture?
  let url: URL?

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.white)
        .navigationTitle(title)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button(action: { dismiss() }) { Text("Done", bundle: .module) }
              .keyboardShortcut(.cancelAction)
              .accessibilityIdentifier(CertificatesID.fullDone)
          }
        }
    }
    .preferredColorScheme(.light)
  }

  @ViewBuilder private var content: some View {
    if let picture {
      CertificatePictureView(picture: picture, url: url)
        .padding(16)
        .containerRelativeFrame(.vertical) { length, _ in length - 120 }
        .accessibilityIdentifier(CertificatesID.fullPicture)
    } else {
      Text("No certificate to show.", bundle: .module)
    }
  }

  private var title: Text {
    if let picture { Text(verbatim: picture.name) } else { Text("Certificate", bundle: .module) }
  }
}
