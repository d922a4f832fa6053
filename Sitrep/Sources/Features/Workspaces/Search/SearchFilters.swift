import Domain
import PortableUI

/// Narrows a search to what one person posted, or to one channel, in the bar.
struct SearchFilters: ToolbarContent {
  /// How many people and channels there are to choose from; the query takes any.
  private static let most = 30

  let contents: ArchiveContents
  let scope: SearchScope
  @Binding var search: String

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      if let workspace = scope.workspace {
        Menu {
          if scope.channel == nil {
            Section { choices(contents.channels(of: workspace), .channel) { SearchCandidate($0) } }
          }
          Section { choices(contents.members(of: workspace), .person) { SearchCandidate($0) } }
        } label: {
          Label {
            Text("Filter the search", bundle: .module)
          } icon: {
            Image(systemName: "list.bullet")
          }
          .labelStyle(.iconOnly)
        }
        .accessibilityIdentifier(WorkspacesID.narrow)
      }
    }
  }

  private func choices<Value: Sendable>(
    _ query: ArchiveQuery<[Value]>, _ kind: SearchResolution.Kind, candidate: @escaping (Value) -> SearchCandidate
  ) -> some View {
    ArchiveQueryView(query) { values in
      ForEach(values.prefix(Self.most).map(candidate)) { candidate in
        Button(action: { search = SearchQuery.text(search, adding: kind, candidate.id) }) {
          switch kind {
          case .person: Text("From \(candidate.names.joined(separator: ", "))", bundle: .module)
          case .channel: Text("In \(candidate.names.joined(separator: ", "))", bundle: .module)
          }
        }
        .accessibilityIdentifier(WorkspacesID.narrowed(candidate.id))
      }
    }
  }
}
