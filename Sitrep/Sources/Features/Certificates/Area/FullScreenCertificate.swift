import DesignSystem
import Domain
import Foundation
import PortableUI

/// The certificate alone, as large as the screen, on white whatever the surroundings are: to be scanned.
///
/// Its name is only for those who hear it, and the screen stays on.
struct FullScreenCertificate: View {
  let picture: CertificatePicture?
  let url: URL?

  /// Room for a finger.
  private static let barHeight: CGFloat = 44

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        HStack {
          Spacer()
          Button(action: { dismiss() }) { Text("Done", bundle: .module) }
            .keyboardShortcut(.cancelAction)
            .accessibilityIdentifier(CertificatesID.fullDone)
            .padding(.horizontal, 8)
        }
        .frame(height: Self.barHeight)
        content
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .background(Color.white)
      .navigationTitle(title)
      .takesWholeScreen()
    }
    .preferredColorScheme(.light)
  }

  @ViewBuilder private var content: some View {
    if let picture {
      CertificatePictureView(picture: picture, url: url)
        .padding(4)
        .containerRelativeFrame(.vertical) { length, _ in length - Self.barHeight }
        .accessibilityIdentifier(CertificatesID.fullPicture)
    } else {
      Text("No certificate to show.", bundle: .module)
    }
  }

  private var title: Text {
    if let picture { Text(verbatim: picture.name) } else { Text("Certificate", bundle: .module) }
  }
}
