import DesignSystem
import Domain
import Foundation
import PortableUI

/// What a code says, field by field; of other kinds than EU certificates, as it is written.
struct ContentSections: View {
  let kind: CodeKind
  let content: ClaimValue

  var body: some View {
    if kind == .dcc {
      PersonSection(content: content)
      EntrySections(content: content)
    } else {
      Section {
        CodeText(text: content.json)
          .accessibilityIdentifier(CertificatesID.otherContent)
      } header: {
        Text("Content", bundle: .module)
      }
    }
  }
}

/// Whom the certificate is for.
private struct PersonSection: View {
  let content: ClaimValue

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Section {
      if let name = content.personName {
        ContentRow(id: "name", label: Text("Name", bundle: .module), value: Text(verbatim: name))
      }
      if let names = content["nam"], let name = [names["fnt"], names["gnt"]].machineReadable {
        ContentRow(
          id: "standardName", label: Text("Machine-readable name", bundle: .module), value: Text(verbatim: name))
      }
      if let birth = content["dob"], birth.line != "" {
        ContentRow(
          id: "dob", label: Text("Date of birth", bundle: .module),
          value: ContentFormat(locale: locale, timeZone: timeZone).date(birth.line))
      }
    } header: {
      Text("Person", bundle: .module)
    }
  }
}

/// What is attested: one entry, or several in old certificates.
private struct EntrySections: View {
  let content: ClaimValue

  var body: some View {
    ForEach(CertificateContentKind.allCases, id: \.self) { kind in
      let entries = content[kind.rawValue]?.elements ?? []
      ForEach(entries.indices, id: \.self) { EntrySection(kind: kind, entry: entries[$0]) }
    }
  }
}

private struct EntrySection: View {
  let kind: CertificateContentKind
  let entry: ClaimValue

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let words = ContentFormat(locale: locale, timeZone: timeZone)
    Section {
      ForEach(ContentField.fields(of: kind)) { field in
        if let value = words.text(of: field, in: entry) {
          ContentRow(id: field.member, label: field.label, value: value)
        }
      }
    } header: {
      switch kind {
      case .vaccination: Text("Vaccination", bundle: .module)
      case .test: Text("Test", bundle: .module)
      case .recovery: Text("Recovery", bundle: .module)
      }
    }
  }
}

/// Who signed it, and for how long it is meant.
struct SignatureSection: View {
  let claims: CertificateClaims
  let key: TrustedKey?

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Section {
      if let issuer = claims.issuer {
        ContentRow(
          id: "issuer", label: Text("Issued by", bundle: .module),
          value: Text(verbatim: ContentFormat(locale: locale, timeZone: timeZone).country(issuer.visible)))
      }
      if let issued = claims.issuedAt {
        ContentRow(id: "issuedAt", label: Text("Issued on", bundle: .module), value: day(issued))
      }
      if let end = claims.expiresAt {
        ContentRow(id: "expiresAt", label: Text("Expires on", bundle: .module), value: day(end))
      }
      if let key {
        ContentRow(id: "key", label: Text("Signing key", bundle: .module), value: Text(verbatim: key.subject.visible))
      }
    } header: {
      Text("Signature", bundle: .module)
    }
  }

  private func day(_ moment: Date) -> Text {
    Text(Day.today(in: timeZone, now: moment), format: .day)
  }
}

/// A field under its name.
struct ContentRow: View {
  let id: String
  let label: Text
  let value: Text

  var body: some View {
    LabeledContent {
      value
        .accessibilityIdentifier(CertificatesID.field(id))
    } label: {
      label
    }
  }
}

nonisolated extension [ClaimValue?] {
  /// The family name and the given names as a passport's zone for machines has them.
  fileprivate var machineReadable: String? {
    let names = compactMap { $0?.text }.filter { !$0.isEmpty }
    return names.isEmpty ? nil : names.joined(separator: " << ").visible
  }
}
