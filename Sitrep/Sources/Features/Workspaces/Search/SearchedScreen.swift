import DesignSystem
import Domain
import PortableUI

/// A screen with a search field; while something is looked for, what is found stands in the screen's place.
struct SearchedScreen<Screen: View>: View {
  let archive: ArchiveEntry.ID
  let contents: ArchiveContents
  let scope: SearchScope
  let route: Binding<WorkspacesRoute>
  @ViewBuilder let screen: Screen

  var body: some View {
    Group {
      if route.wrappedValue.search.isEmpty {
        screen
      } else {
        List { SearchResults(archive: archive, contents: contents, scope: scope, route: route) }
          .groupedList()
      }
    }
    .searchable(text: route.search, prompt: prompt)
  }

  private var prompt: Text {
    if scope.channel != nil {
      Text("Search this channel", bundle: .module)
    } else if scope.member != nil {
      Text("Search this person’s messages", bundle: .module)
    } else {
      Text("Search this workspace", bundle: .module)
    }
  }
}
