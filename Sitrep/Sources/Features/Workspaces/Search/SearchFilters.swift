import Domain
import PortableUI

/// Narrows a search to what one person posted, or to one channel, in the bar.
struct SearchFilters: ToolbarContent {
  /// How many people, those who post most, and channels there are to choose from; the query takes any.
  private static let most = 30

  let contents: ArchiveContents
  let scope: SearchScope
  @Binding var search: String

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      if let workspace = scope.workspace {
        Menu {
          if scope.channel == nil {
            Section {
              ArchiveQueryView(contents.channels(of: workspace)) { channels in
                choices(Array(channels.prefix(Self.most)), of: channels, .channel) { SearchCandidate($0) }
              }
            }
          }
          Section {
            ArchiveQueryView(contents.members(of: workspace)) { members in
              choices(Array(members.prefix(Self.most)).byName, of: members, .person) { SearchCandidate($0) }
            }
          }
        } label: {
          Label {
            Text("Filter the search", bundle: .module)
          } icon: {
            Image(systemName: "line.3.horizontal.decrease")
          }
          .labelStyle(.iconOnly)
        }
        .accessibilityIdentifier(WorkspacesID.narrow)
      }
    }
  }

  /// Some of all people or channels that a name may mean.
  private func choices<Value: Sendable>(
    _ shown: [Value], of all: [Value], _ kind: SearchResolution.Kind,
    candidate: @escaping @Sendable (Value) -> SearchCandidate
  ) -> some View {
    ForEach(shown.map(candidate)) { chosen in
      Button(action: { search = SearchQuery.text(search, adding: kind, chosen, among: all.map(candidate)) }) {
        switch kind {
        case .person: Text("From \(chosen.names.joined(separator: ", "))", bundle: .module)
        case .channel: Text("In \(chosen.names.joined(separator: ", "))", bundle: .module)
        }
      }
      .accessibilityIdentifier(WorkspacesID.narrowed(chosen.id))
    }
  }
}
