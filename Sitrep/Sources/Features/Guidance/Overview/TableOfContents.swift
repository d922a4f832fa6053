import Domain
import PortableUI

/// The parts of the guidance's page, in its order.
nonisolated enum GuidancePart: String, CaseIterable, Hashable {
  case emergency, unverifiedNumbers, about, symptoms, recommendations, sources

  /// Those that the page has; what a search finds has no text about the guidance, and no list of sources.
  static func parts(of content: GuidanceContent, isWhole: Bool) -> [GuidancePart] {
    allCases.filter { part in
      switch part {
      case .emergency: content.emergency.saysAnything
      case .unverifiedNumbers: content.emergency.numbers.contains { !$0.isVerified }
      case .symptoms: !content.symptoms.isEmpty
      case .recommendations: !content.recommendations.isEmpty
      case .about, .sources: isWhole
      }
    }
  }
}

/// Beside the page in wide windows: its parts, each a press away.
struct TableOfContents: View {
  let parts: [GuidancePart]
  let open: (GuidancePart) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("On this page", bundle: .module)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.bottom, 4)
      ForEach(parts, id: \.self) { part in
        Button(action: { open(part) }) { part.title.frame(maxWidth: .infinity, alignment: .leading) }
          .accessibilityIdentifier(GuidanceID.contents(part.rawValue))
      }
    }
    .padding(16)
    .frame(maxWidth: 320, alignment: .leading)
  }
}

extension GuidancePart {
  fileprivate var title: Text {
    switch self {
    case .emergency: Text("When to get help immediately", bundle: .module)
    case .unverifiedNumbers: Text("Unverified numbers", bundle: .module)
    case .about: Text("About this guidance", bundle: .module)
    case .symptoms: Text("Symptoms", bundle: .module)
    case .recommendations: Text("Recommendations", bundle: .module)
    case .sources: Text("Sources", bundle: .module)
    }
  }
}
