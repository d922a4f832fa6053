import DesignSystem
import Domain
import PortableUI

extension View {
  /// Shows the outbreak's name as a menu in the bar, from the second outbreak on.
  func outbreakMenu(route: Binding<StatisticsRoute>) -> some View {
    modifier(OutbreakMenu(route: route))
  }
}

private struct OutbreakMenu: ViewModifier {
  @Binding var route: StatisticsRoute

  @Environment(OutbreakLibrary.self) private var library: OutbreakLibrary?
  @State private var showsAll = false

  init(route: Binding<StatisticsRoute>) {
    _route = route
  }

  /// The content keeps its identity, and with it its state, when the second outbreak comes.
  func body(content: Content) -> some View {
    content
      .toolbar {
        if let library, library.hasOwn { ToolbarItem(placement: .primaryAction) { menu(library) } }
      }
      .sheet(isPresented: $showsAll) {
        if let library { OutbreaksSheet(library: library, route: $route) }
      }
  }

  private func menu(_ library: OutbreakLibrary) -> some View {
    Menu {
      OutbreakChoice(name: BundledOutbreak.name, id: .bundled, route: $route)
      ForEach(library.heads) { outbreak in
        OutbreakChoice(name: Text(verbatim: outbreak.name), id: outbreak.id, route: $route)
      }
      Section {
        Button(action: { showsAll = true }) { Text("Outbreaks…", bundle: .module) }
          .accessibilityIdentifier(OutbreaksID.menuItem)
      }
    } label: {
      shownName(library)
        .lineLimit(1)
        .frame(maxWidth: 120)
    }
    .accessibilityIdentifier(OutbreaksID.menu)
  }

  private func shownName(_ library: OutbreakLibrary) -> Text {
    guard let id = route.outbreak, let outbreak = library[id] else { return BundledOutbreak.name }
    return Text(verbatim: outbreak.name)
  }
}

/// An outbreak to go to, with a mark where it is shown.
private struct OutbreakChoice: View {
  let name: Text
  let id: OutbreakID
  @Binding var route: StatisticsRoute

  var body: some View {
    Button(action: { route.show(id) }) {
      if isShown {
        Label {
          name
        } icon: {
          Image(systemName: "checkmark")
        }
      } else {
        name
      }
    }
    .accessibilityAddTraits(isShown ? .isSelected : [])
    .accessibilityIdentifier(OutbreaksID.choice(id))
  }

  private var isShown: Bool { (route.outbreak ?? .bundled) == id }
}

/// The outbreak that came with the program.
enum BundledOutbreak {
  static var name: Text { Text("COVID-19 (Johns Hopkins)", bundle: .module) }
}

extension StatisticsRoute {
  /// Goes to the beginning of an outbreak.
  nonisolated mutating func show(_ id: OutbreakID) {
    guard (outbreak ?? .bundled) != id else { return }
    self = StatisticsRoute(outbreak: id == .bundled ? nil : id)
  }
}

/// The way from an outbreak to the one that came with the program.
struct BundledOutbreakLink: View {
  var body: some View {
    RouteLink(StatisticsRoute()) { Text("Show COVID-19", bundle: .module) }
      .accessibilityIdentifier(OutbreaksID.bundledLink)
  }
}
