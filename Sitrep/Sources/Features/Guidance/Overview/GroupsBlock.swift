import Domain
import PortableUI

/// The symptoms, or the recommendations: groups of statements, each as a grid.
struct GroupsBlock: View {
  enum Kind {
    case symptoms, recommendations
  }

  private let kind: Kind
  private let groups: [GuidanceGroup]
  private let content: GuidanceContent

  @Environment(\.locale) private var locale

  init(_ kind: Kind, groups: [GuidanceGroup], content: GuidanceContent) {
    self.kind = kind
    self.groups = groups
    self.content = content
  }

  var body: some View {
    if !groups.isEmpty {
      VStack(alignment: .leading, spacing: 12) {
        GuidanceHeading(title, .part)
        ForEach(groups) { group in
          GuidanceHeading(Text(verbatim: group.title.text(for: locale)), .group)
          GuidanceGrid {
            ForEach(group.items) { item in ItemCard(item: item, source: content.source(item.source)) }
          }
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier(GuidanceID.grid(group.id))
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier(kind == .symptoms ? GuidanceID.symptoms : GuidanceID.recommendations)
    }
  }

  private var title: Text {
    switch kind {
    case .symptoms: Text("Symptoms", bundle: .module)
    case .recommendations: Text("Recommendations", bundle: .module)
    }
  }
}
