import Domain
import PortableUI

/// Where certificates are checked that are no pictures here, and with which keys.
struct CheckingSection: View {
  let checking: CheckingModel

  var body: some View {
    Section {
      NavigationLink(value: CertificatesRoute.Step.trustList) { TrustListSummary(checking: checking) }
        .accessibilityIdentifier(CertificatesID.trustList)
      NavigationLink(value: CertificatesRoute.Step.text) { Text("Check a text…", bundle: .module) }
        .accessibilityIdentifier(CertificatesID.checkTextLink)
    } header: {
      Text("Checking", bundle: .module)
    }
  }
}
