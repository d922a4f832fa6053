import DesignSystem
import Domain
import Foundation
import PortableUI

/// What is known of the picture.
struct FactsSection: View {
  let picture: CertificatePicture

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Section {
      Fact("name", Text("Name", bundle: .module), Text(verbatim: picture.name))
      Fact("kind", Text("Format", bundle: .module), Text(verbatim: picture.kind.name))
      Fact("size", Text("File size", bundle: .module), Text(Int64(picture.byteCount), format: .byteCount(style: .file)))
      Fact(
        "pixels", Text("Dimensions", bundle: .module),
        Text("\(picture.width, format: .count) × \(picture.height, format: .count)", bundle: .module))
      Fact(
        "added", Text("Added", bundle: .module), Text(Day.today(in: timeZone, now: picture.added), format: .day))
      if picture.hasLocation {
        Text("This file says where the photo was taken. Keep that in mind before you share it.", bundle: .module)
          .accessibilityIdentifier(CertificatesID.location)
      }
    } header: {
      Text("About the picture", bundle: .module)
    }
  }
}

/// One thing that is known, under its name.
private struct Fact: View {
  private let id: String
  private let name: Text
  private let value: Text

  init(_ id: String, _ name: Text, _ value: Text) {
    self.id = id
    self.name = name
    self.value = value
  }

  var body: some View {
    LabeledContent {
      value
        .accessibilityIdentifier(CertificatesID.fact(id))
    } label: {
      name
    }
  }
}
