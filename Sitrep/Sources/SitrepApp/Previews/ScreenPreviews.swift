#if canImport(SwiftUI)
  import AppShell
  import Foundation
  import PortableUI
  import World

  // Every screen at its address, over a folder of its own with what comes with the app. Tests hold that each address is
  // that of a screen, and that no kind of screen is left out.

  private let hospital = "/workspaces/bundled/8bda40a6-880b-57b6-a137-6927b48f0fcd"
  private let channel = hospital + "/777f3d4d-135e-5cd3-94cf-0c4d0c0d15a9"

  #Preview("Statistics") { PreviewedApp("/statistics") }
  #Preview("Statistics, nothing watched") { PreviewedApp("/statistics?watched=1") }
  #Preview("Statistics, nothing found") { PreviewedApp("/statistics?search=zzzz") }
  #Preview("A country") { PreviewedApp("/statistics/FR") }
  #Preview("Countries compared") { PreviewedApp("/statistics/FR?with=DE,IT") }
  #Preview("A country that is not there") { PreviewedApp("/statistics/ZZ") }
  #Preview("Overview") { PreviewedApp("/statistics/overview") }
  #Preview("Countries as a table") { PreviewedApp("/statistics/table") }
  #Preview("World") { PreviewedApp("/world") }
  #Preview("A continent") { PreviewedApp("/world/asia") }
  #Preview("A country is entered") { PreviewedApp("/world/asia/add?name=Jap") }
  #Preview("A name that is there already") { PreviewedApp("/world/asia/add?name=Japan") }
  #Preview("A country is changed") { PreviewedApp("/world/asia/edit?name=Japan") }
  #Preview("Published populations") { PreviewedApp("/world/published") }
  #Preview("Certificates") { PreviewedApp("/certificates") }
  #Preview("Guidance") { PreviewedApp("/guidance") }
  #Preview("Guidance, nothing found") { PreviewedApp("/guidance?search=qqqq") }
  #Preview("A source") { PreviewedApp("/guidance/source/who-questions") }
  #Preview("Workspaces") { PreviewedApp("/workspaces") }
  #Preview("A workspace") { PreviewedApp(hospital) }
  #Preview("Its members") { PreviewedApp(hospital + "/~members") }
  #Preview("One of them") { PreviewedApp(hospital + "/~members/9e2ad880-3b34-5dc5-a380-7df4c366dfe7") }
  #Preview("A channel") { PreviewedApp(channel) }
  #Preview("A message") { PreviewedApp(channel + "/22eb9fbf-b89f-53f2-8b97-657d66bbe3b5") }
  #Preview("World, empty") { PreviewedApp("/world", isEmpty: true) }
  #Preview("A continent, empty") { PreviewedApp("/world/asia", isEmpty: true) }
  #Preview("Opening") { OpeningScreen() }
  #Preview("No room") { OpeningFailureScreen(.diskFull, tryAgain: {}, openAnew: {}) }
  #Preview("Damaged") { OpeningFailureScreen(.damaged, tryAgain: {}, openAnew: {}) }
  #Preview("Of a newer version") { OpeningFailureScreen(.newer, tryAgain: {}, openAnew: {}) }
  #Preview("Not to be opened") { OpeningFailureScreen(.failed(reason: "no such device"), tryAgain: {}, openAnew: {}) }

  /// The app at one of its addresses.
  @MainActor
  private struct PreviewedApp: View {
    let start: AppRoute
    let isEmpty: Bool

    @State private var launch = AppLaunch(
      in: FileManager.default.temporaryDirectory.appending(path: "preview-\(UUID().uuidString)"))
    @Environment(\.locale) private var locale

    init(_ address: String, isEmpty: Bool = false) {
      start = AppTabs.sitrep.route(at: address) ?? AppRoute()
      self.isEmpty = isEmpty
    }

    var body: some View {
      SitrepRoot(launch, at: start)
        .task {
          await launch.open()
          guard !isEmpty, case .open(let app) = launch.phase else { return }
          app.dependencies.world.addPublishedPopulations(for: locale)
        }
    }
  }
#endif
