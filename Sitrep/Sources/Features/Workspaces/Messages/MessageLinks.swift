import DesignSystem
import Domain
import Foundation
import PortableUI

/// Where a message's text leads: sites, people and channels.
struct MessageLinks: View {
  let message: Message
  let workspace: WorkspacePath

  var body: some View {
    let runs = Self.runs(of: message)
    if !runs.isEmpty {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(runs.indices, id: \.self) { MessageLinkView(run: runs[$0], workspace: workspace) }
      }
      .font(.subheadline)
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier(WorkspacesID.links)
    }
  }

  /// Each target once, in the order of the text.
  static func runs(of message: Message) -> [RichRun] {
    guard let details = message.details else { return [] }
    let titles = details.attachments.map { attachment in
      RichRun(attachment.title, to: attachment.link.map(RichTarget.link))
    }
    let files = details.files.map { RichRun($0.name, to: $0.link.map(RichTarget.link)) }
    let runs = (details.body?.runs ?? []) + details.attachments.flatMap(\.body.runs) + titles + files
    var seen: Set<RichTarget> = []
    return runs.filter { run in run.target.map { seen.insert($0).inserted } ?? false }
  }
}

private struct MessageLinkView: View {
  let run: RichRun
  let workspace: WorkspacePath

  var body: some View {
    switch run.target {
    case .link(let link):
      if let url = URL(string: link.text) {
        Link(destination: url) { label(run.text.isEmpty ? link.text : run.text) }
      }
    case .member(let id): RouteLink(WorkspacesRoute(workspace, [.members, .member(id)])) { label(run.text) }
    case .channel(let id): RouteLink(WorkspacesRoute(workspace, [.channel(id)])) { label(run.text) }
    case nil: EmptyView()
    }
  }

  private func label(_ text: String) -> some View {
    Text(verbatim: text).lineLimit(2)
  }
}
