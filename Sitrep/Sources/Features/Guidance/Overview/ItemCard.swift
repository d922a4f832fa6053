import Domain
import PortableUI

/// One statement with its source and date.
struct ItemCard: View {
  let item: GuidanceItem
  let source: GuidanceSource?

  @Environment(\.locale) private var locale

  var body: some View {
    GuidanceCard {
      GuidanceHeading(Text(verbatim: item.title.text(for: locale)), .item)
      Text(verbatim: item.explanation.text(for: locale))
      SourceLine(item: item.id, source: source, date: item.date)
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(GuidanceID.item(item.id))
  }
}

/// The way from a statement to its source.
struct SourceLine: View {
  let item: String
  let source: GuidanceSource?
  let date: GuidanceDate

  @Environment(\.locale) private var locale

  var body: some View {
    if let source {
      NavigationLink(value: GuidanceRoute.Step.source(source.id)) {
        Text("Source: \(source.publisher.text(for: locale)), \(date, format: .guidanceDate)", bundle: .module)
          .font(.footnote)
      }
      .accessibilityIdentifier(GuidanceID.sourceOf(item))
    }
  }
}
