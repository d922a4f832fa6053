import DesignSystem
import Domain
import Foundation
import PortableUI

/// How far the text can be relied on: who has reviewed it, how old it is, where it comes from (D25).
struct AboutBlock: View {
  let model: GuidanceModel

  @Environment(\.locale) private var locale

  var body: some View {
    let content = model.content
    VStack(alignment: .leading, spacing: 8) {
      GuidanceHeading(Text("About this guidance", bundle: .module), .part)
      content.review.words(for: locale)
        .bold()
        .accessibilityIdentifier(GuidanceID.review)
      Text(verbatim: content.note.text(for: locale))
        .accessibilityIdentifier(GuidanceID.note)
      edition(content)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(GuidanceID.edition)
    }
  }

  private func edition(_ content: GuidanceContent) -> Text {
    let (title, edition) = (content.title.text(for: locale), content.edition)
    if model.isImported {
      return Text(
        "\(title), edition \(edition) of \(content.updated, format: .day). Imported from a file.", bundle: .module)
    }
    return Text(
      "\(title), edition \(edition) of \(content.updated, format: .day). Included with Sitrep.", bundle: .module)
  }
}

extension GuidanceReview {
  /// Whether somebody of the profession has looked through the text, in words.
  func words(for locale: Locale) -> Text {
    switch self {
    case .notReviewed: Text("No medical reviewer has approved this text.", bundle: .module)
    case .reviewed(let by, let day):
      Text("Reviewed by \(by.text(for: locale)) on \(day, format: .day).", bundle: .module)
    }
  }
}
