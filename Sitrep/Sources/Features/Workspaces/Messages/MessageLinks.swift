import DesignSystem
import Domain
import Foundation
import PortableUI

/// Where a message's text leads: sites, people and channels.
struct MessageLinks: View {
  let message: Message
  let workspace: WorkspacePath

  var body: some View {
    let targets = MessageTarget.all(of: message)
    if !targets.isEmpty {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(targets, id: \.self) { MessageTargetLink(target: $0, workspace: workspace) }
      }
      .font(.subheadline)
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier(WorkspacesID.links)
    }
  }
}

/// Where a part of a message leads, and how it is called there.
private nonisolated struct MessageTarget: Hashable {
  let text: String
  let target: RichTarget

  init?(_ text: String, _ target: RichTarget?) {
    guard let target else { return nil }
    if case .moment = target { return nil }
    self.text = text
    self.target = target
  }

  /// Each target once, in the order of the text.
  static func all(of message: Message) -> [MessageTarget] {
    guard let details = message.details else { return [] }
    let runs = (details.body?.runs ?? []) + details.attachments.flatMap(\.body.runs)
    let titles = details.attachments.map { MessageTarget($0.title, $0.link.map(RichTarget.link)) }
    let files = details.files.map { MessageTarget($0.name, $0.link.map(RichTarget.link)) }
    var seen: Set<RichTarget> = []
    return (runs.map { MessageTarget($0.text, $0.target) } + titles + files).compactMap(\.self).filter {
      seen.insert($0.target).inserted
    }
  }
}

private struct MessageTargetLink: View {
  let target: MessageTarget
  let workspace: WorkspacePath

  var body: some View {
    if case .link(let link) = target.target, let url = URL(string: link.text) {
      Link(destination: url) { label(target.text.isEmpty ? link.text : target.text) }
    } else if case .member(let id) = target.target {
      RouteLink(WorkspacesRoute(workspace, [.members, .member(id)])) { label(target.text) }
    } else if case .channel(let id) = target.target {
      RouteLink(WorkspacesRoute(workspace, [.channel(id)])) { label(target.text) }
    }
  }

  private func label(_ text: String) -> some View {
    Text(verbatim: text).lineLimit(2)
  }
}
