import DesignSystem
import Domain
import Foundation
import PortableUI

/// The page before the World Health Organization's site (R68, R69, D35): the program itself loads nothing from the
/// network.
struct WHOScreen: View {
  let contact: Contact?
  let close: @MainActor () -> Void

  @Environment(\.locale) private var locale

  var body: some View {
    List {
      if let contact, let url = contact.url {
        WHOSections(name: contact.name(in: locale), url: url)
      } else {
        Text("This contact is not in the list of contacts.", bundle: .module)
      }
    }
    .groupedList()
    .navigationTitle(contact.map { Text(verbatim: $0.name(in: locale)) } ?? Text("Useful contacts", bundle: .module))
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button(action: close) { Text("Done", bundle: .module) }
          .accessibilityIdentifier(CertificatesID.whoDone)
      }
    }
  }
}

private struct WHOSections: View {
  let name: String
  let url: URL

  var body: some View {
    Section {
      Link(destination: url) { Text("Open \(url.host() ?? url.absoluteString)", bundle: .module) }
        .accessibilityIdentifier(CertificatesID.whoSite)
    } footer: {
      Text(
        "The site opens in your browser, beside Sitrep. It is told nothing about you or your certificates.",
        bundle: .module)
    }
    Section {
      Text(
        "Without a network the site does not open. Your certificates need none: they are on this computer.",
        bundle: .module
      )
      .accessibilityIdentifier(CertificatesID.whoOffline)
      LabeledContent {
        Text(verbatim: url.absoluteString)
          .textSelection(.enabled)
      } label: {
        Text("Address", bundle: .module)
      }
    } header: {
      Text("No network?", bundle: .module)
    }
  }
}
