import DesignSystem
import Domain
import Foundation
import PortableUI

/// Whom to call and what to read, each with its source and date (R66, R67, D24); those of the chosen country first.
struct ContactsSection: View {
  let contacts: [Contact]

  @Environment(\.locale) private var locale
  @Environment(\.chosenCountry) private var country

  var body: some View {
    if !contacts.isEmpty {
      Section {
        ForEach(Region.sorted(contacts, nearestTo: country, by: \.region)) { contact in
          ContactRow(contact: contact, name: contact.name(in: locale))
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier(CertificatesID.contact(contact.id))
        }
      } header: {
        Text("Useful contacts", bundle: .module)
      }
    }
  }
}

private struct ContactRow: View {
  let contact: Contact
  let name: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if contact.id == Contact.whoID, let site = contact.url {
        WHOArea(name: name, site: site)
      } else {
        Text(verbatim: name)
          .font(.headline)
        ContactLinks(contact: contact)
      }
      ContactSource(contact: contact)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The number to call and the site to read.
private struct ContactLinks: View {
  let contact: Contact

  var body: some View {
    if let phone = contact.phone, let url = contact.phoneURL {
      Link(destination: url) { Text(verbatim: phone).font(.title3) }
        .accessibilityIdentifier(CertificatesID.phone(contact.id))
    }
    if let url = contact.url {
      Link(destination: url) { Text(verbatim: url.host() ?? url.absoluteString) }
    }
  }
}

/// Where it is said, and on which day.
private struct ContactSource: View {
  let contact: Contact

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      statement
        .foregroundStyle(.secondary)
      Link(destination: contact.source) {
        Text("Source: \(contact.source.host() ?? contact.source.absoluteString)", bundle: .module)
      }
    }
    .font(.footnote)
  }

  private var statement: Text {
    contact.isVerified
      ? Text("Official, as of \(contact.date, format: .day)", bundle: .module)
      : Text("Unverified, \(contact.date, format: .day)", bundle: .module)
  }
}

extension Contact {
  /// The id of the World Health Organization.
  nonisolated static let whoID = "who"

  /// The name in the user's language.
  nonisolated func name(in locale: Locale) -> String {
    name(in: locale.language.languageCode?.identifier ?? "en")
  }
}
