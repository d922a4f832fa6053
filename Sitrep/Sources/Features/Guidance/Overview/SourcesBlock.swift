import Domain
import PortableUI

/// All sources, each with the way to what is known of it.
struct SourcesBlock: View {
  let sources: [GuidanceSource]

  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      GuidanceHeading(Text("Sources", bundle: .module), .part)
      ForEach(sources) { source in
        VStack(alignment: .leading, spacing: 0) {
          NavigationLink(value: GuidanceRoute.Step.source(source.id)) { Text(verbatim: source.title.text(for: locale)) }
            .accessibilityIdentifier(GuidanceID.source(source.id))
          Text("\(source.publisher.text(for: locale)), \(source.date, format: .guidanceDate)", bundle: .module)
            .font(.footnote)
          Text(verbatim: source.url)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(GuidanceID.sources)
  }
}
