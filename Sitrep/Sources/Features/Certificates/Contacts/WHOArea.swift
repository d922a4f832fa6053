import DesignSystem
import Domain
import Foundation
import PortableUI

/// The area that opens the World Health Organization's site, with what that means without a network (R67 to R70).
struct WHOArea: View {
  let name: String
  let site: URL

  var body: some View {
    Link(destination: site) {
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: name)
          .font(.headline)
        Text(verbatim: site.host() ?? site.absoluteString)
          .foregroundStyle(.secondary)
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(CardButtonStyle())
    .accessibilityIdentifier(CertificatesID.who)
    Text("The website needs a network connection. Your certificates don’t: they are on this device.", bundle: .module)
      .font(.footnote)
      .foregroundStyle(.secondary)
      .accessibilityIdentifier(CertificatesID.whoOffline)
  }
}
