import DesignSystem
import Domain
import PortableUI

/// An outbreak that somebody imported: the screens of countries, or those of named places.
struct OutbreakScreen: View {
  let library: OutbreakLibrary
  let id: OutbreakID
  let route: Binding<StatisticsRoute>

  var body: some View {
    if let outbreak = library[id], let model = library.model(of: id) {
      // Counts that came anew are read anew.
      OpenedOutbreak(outbreak: outbreak, model: model, route: route).id(outbreak.received)
    } else {
      NavigationStack { UnknownOutbreakNotice(route: route) }
    }
  }
}

/// The screens of an outbreak once its counts are read.
private struct OpenedOutbreak: View {
  let outbreak: Outbreak
  let model: OutbreakModel
  let route: Binding<StatisticsRoute>

  /// What was asked to be read again.
  @State private var attempts = 0

  var body: some View {
    Group {
      switch model.phase {
      case .loading:
        NavigationStack {
          ProgressView { Text("Reading the outbreak…", bundle: .module) }
            .padding()
            .navigationTitle(Text(verbatim: outbreak.name))
        }
      case .failed: NavigationStack { OutbreakUnreadNotice(outbreak: outbreak, route: route, readAgain: readAgain) }
      case .countries(let statistics):
        CountriesScreen(model: statistics, title: Text(verbatim: outbreak.name), route: route)
      case .places(let places): PlacesScreen(outbreak: outbreak, model: places, route: route)
      }
    }
    .task(id: attempts) { await model.load() }
  }

  private func readAgain() {
    model.readAgain()
    attempts += 1
  }
}
