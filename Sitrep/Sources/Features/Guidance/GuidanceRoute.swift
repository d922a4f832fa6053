import DesignSystem
import Domain

/// Where a window is in the Guidance tab: `/guidance/source/who-app?search=fever`.
package nonisolated struct GuidanceRoute: TabRoute {
  /// A step into the tab.
  package enum Step: Hashable, Codable, Sendable {
    /// A source, by its id.
    case source(String)
  }

  package static let tab = "guidance"

  /// The source that is open, as the path of a stack.
  package var steps: [Step] = []

  /// What is looked for; it stands in the address, so it is cut where it is long.
  package var search = "" {
    didSet { if search.utf8.count > SearchLimit.bytes { search = search.beginning(bytes: SearchLimit.bytes) } }
  }

  package init() {}

  package init?(_ link: DeepLink) {
    search = link["search"].beginning(bytes: SearchLimit.bytes)
    if link.steps.isEmpty { return }
    guard link.steps.count == 2, link.steps[0] == "source", let id = DeepLink.text(ofStep: link.steps[1]), !id.isEmpty
    else { return nil }
    steps = [.source(id)]
  }

  package var link: DeepLink {
    let steps = steps.flatMap { (step: Step) -> [String] in
      switch step {
      case .source(let id): ["source", DeepLink.step(id)]
      }
    }
    return DeepLink(Self.tab, steps, query: [(name: "search", text: search)])
  }
}

extension GuidanceModel {
  /// False where the route names a source that is not there.
  package func has(_ route: GuidanceRoute) -> Bool {
    guard case .source(let id)? = route.steps.last else { return true }
    return content.source(id) != nil
  }
}
