import Certificates
import Domain
import Guidance
import Statistics
import Workspaces
import World

/// Where a window is: the tab, and the place within it.
///
/// One value, kept in the window's scene storage.
///
/// Its text is the window's address, so a bookmark is a place, and the browser's Back goes to the place before. An
/// address tells of one tab; what the other tabs showed, the window remembers while it lives.
package nonisolated struct AppPlace: Hashable, Sendable {
  package var tab = AppTab.statistics
  package var statistics = StatisticsPlace()
  package var world = WorldPlace()
  package var certificate = CertificatePlace()
  package var guidance = GuidancePlace()
  package var workspaces = WorkspacesPlace()

  package init() {}

  /// The key of the scene storage.
  package static let storageKey = "place"

  /// The tab, as a way to the others: each opens where it was left, and the present one at its beginning.
  subscript(remembering others: AppPlace) -> AppTab {
    get { tab }
    set {
      let begin = AppPlace()
      self = others
      if newValue == tab {
        switch tab {
        case .statistics: statistics = begin.statistics
        case .world: world = begin.world
        case .certificate: certificate = begin.certificate
        case .guidance: guidance = begin.guidance
        case .workspaces: workspaces = begin.workspaces
        }
      }
      tab = newValue
    }
  }

  /// None of the tabs is open where an address leads nowhere; each of them is a way out, to its beginning.
  var tabFromNowhere: AppTab? {
    get { nil }
    set {
      guard let newValue else { return }
      self = AppPlace()
      tab = newValue
    }
  }

  /// Takes over what another place says of its tab; a form that the Statistics tab led to is no place of the World tab's.
  mutating func remember(_ other: AppPlace) {
    tab = other.tab
    switch other.tab {
    case .statistics: statistics = other.statistics
    case .world: if other.world.origin == nil { world = other.world }
    case .certificate: certificate = other.certificate
    case .guidance: guidance = other.guidance
    case .workspaces: workspaces = other.workspaces
    }
  }
}

/// What the tabs of a window showed last.
///
/// It is brought up to date while the tabs are made, and nothing is made anew for its sake.
final class PlaceMemory {
  private var places = AppPlace()

  /// The places of all tabs, with the present one.
  func remembering(_ place: AppPlace) -> AppPlace {
    places.remember(place)
    return places
  }
}

/// The place within the Statistics tab.
package nonisolated struct StatisticsPlace: Hashable, Sendable {
  /// The country whose detail is open.
  package var country: CountryCode?
  package var showsOnlyWatched = false
  /// What the country's chart shows.
  package var chart = ChartPlace()
  /// What is looked for in the list; it stands in the address, so it is cut where it is long.
  package var search = "" {
    didSet { if search.utf8.count > SearchLimit.bytes { search = search.beginning(bytes: SearchLimit.bytes) } }
  }
  package var sort = CountrySort.byName
}

nonisolated extension AppPlace {
  /// The form of a country's population, as the statistics screens open it: a way into the World tab.
  package var populationForm: CountryPlace? {
    get { nil }
    set {
      guard let newValue else { return }
      tab = .world
      world.continent = newValue.continent
      world.form = .add(name: newValue.name)
      world.origin = statistics
    }
  }

  /// Leaves the form above a continent, for where the person came from; then the World tab opens at its beginning.
  mutating func closeForm() {
    guard let origin = world.origin else {
      world.form = nil
      return
    }
    world = WorldPlace()
    tab = .statistics
    statistics = origin
  }
}

/// The place within the World tab.
package nonisolated struct WorldPlace: Hashable, Sendable {
  /// The continent that is open; another one has no form above it.
  package var continent: Continent? {
    didSet { if continent != oldValue { form = nil } }
  }

  /// The form above the continent.
  package var form: CountryFormPlace? {
    didSet { if form == nil { origin = nil } }
  }

  /// The place in the Statistics tab that led to the form, and to which it leads back.
  package var origin: StatisticsPlace?

  /// The form as the path of a stack.
  package var forms: [CountryFormPlace] {
    get { form.map { [$0] } ?? [] }
    set { form = newValue.last }
  }
}

/// The place within the Certificate tab.
package nonisolated struct CertificatePlace: Hashable, Sendable {
  /// The picture that is shown; nil: the one that was chosen last.
  package var picture: String? {
    didSet { if picture != oldValue { isFull = false } }
  }

  /// Whether it fills the screen.
  package var isFull = false
}

/// The place within the Guidance tab.
package nonisolated struct GuidancePlace: Hashable, Sendable {
  /// The source that is open, as the path of a stack.
  package var steps: [GuidanceStep] = []

  /// What is looked for; it stands in the address, so it is cut where it is long.
  package var search = "" {
    didSet { if search.utf8.count > SearchLimit.bytes { search = search.beginning(bytes: SearchLimit.bytes) } }
  }
}

/// The place within the Workspaces tab.
package nonisolated struct WorkspacesPlace: Hashable, Sendable {
  /// The workspace that is open; in another one nothing is open yet.
  package var workspace: WorkspacePath? {
    didSet { if workspace != oldValue { steps = [] } }
  }

  /// A channel of the workspace, and a message of that channel.
  package var steps: [ConversationStep] = []
}

/// The tabs that exist.
package nonisolated enum AppTab: String, CaseIterable, Sendable {
  case statistics
  case world
  case certificate
  case guidance
  case workspaces
}

nonisolated extension AppPlace: RawRepresentable {
  package init?(rawValue: String) {
    guard let place = DeepLink.place(at: rawValue) else { return nil }
    self = place
  }

  package var rawValue: String { DeepLink.address(of: self) }

  /// Tab by tab: the standard library would compare raw values, and an address tells of one tab.
  package static func == (one: AppPlace, other: AppPlace) -> Bool {
    one.tab == other.tab && one.statistics == other.statistics && one.world == other.world
      && one.certificate == other.certificate && one.guidance == other.guidance && one.workspaces == other.workspaces
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(tab)
    hasher.combine(statistics)
    hasher.combine(world)
    hasher.combine(certificate)
    hasher.combine(guidance)
    hasher.combine(workspaces)
  }
}
