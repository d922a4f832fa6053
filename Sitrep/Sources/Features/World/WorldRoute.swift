import DesignSystem
import Domain

/// Where a window is in the World tab: `/world/asia/add?name=Japan`, `/world/asia/edit?name=Japan`,
/// `/world/published`.
package nonisolated struct WorldRoute: TabRoute {
  /// Which form is open above a continent.
  package enum Form: Hashable, Codable, Sendable {
    /// A new country, with a name to begin with or none.
    case add(name: String)
    /// The country of this name.
    case edit(name: String)
  }

  package static let tab = "world"

  /// The continent that is open; another one has no form above it.
  package var continent: Continent? {
    didSet { if continent != oldValue { form = nil } }
  }

  /// The form above the continent.
  package var form: Form? {
    didSet { if form == nil { origin = nil } }
  }

  /// True while the published populations are offered.
  ///
  /// Closed, they lead back to where they were opened.
  package var addsPublished = false {
    didSet {
      guard oldValue, !addsPublished else { return }
      exit = origin
      origin = nil
    }
  }

  /// The address in another tab that led to the form or the offer, and to which it leads back.
  package var origin: String?

  /// Asks the window to go on to this address in another tab, now that this is closed; it goes there at once.
  package var exit: String?

  /// The form as the path of a stack.
  package var forms: [Form] {
    get { form.map { [$0] } ?? [] }
    set { form = newValue.last }
  }

  /// Leaves the form for where it was opened: the continent, or a place in another tab.
  package mutating func closeForm() {
    exit = origin
    form = nil
  }

  package init() {}

  init(_ continent: Continent) {
    self.continent = continent
  }

  package init?(_ link: DeepLink) {
    guard let first = link.steps.first else { return }
    if link.steps == ["published"] {
      addsPublished = true
      origin = link["from"].isEmpty ? nil : link["from"]
      return
    }
    guard let continent = Continent(rawValue: first) else { return nil }
    self.continent = continent
    let (name, origin) = (link["name"], link["from"])
    switch link.steps.dropFirst() {
    case []: break
    case ["add"]:
      form = .add(name: name)
      self.origin = origin.isEmpty ? nil : origin
    case ["edit"] where !name.isEmpty: form = .edit(name: name)
    default: return nil
    }
  }

  package var link: DeepLink {
    if addsPublished, continent == nil {
      return DeepLink(Self.tab, ["published"], query: [(name: "from", text: origin ?? "")])
    }
    guard let continent = continent?.rawValue else { return DeepLink(Self.tab) }
    return switch form {
    case nil: DeepLink(Self.tab, [continent])
    case .add(let name):
      DeepLink(Self.tab, [continent, "add"], query: [(name: "name", text: name), (name: "from", text: origin ?? "")])
    case .edit(let name): DeepLink(Self.tab, [continent, "edit"], query: [(name: "name", text: name)])
    }
  }
}

extension WorldModel {
  /// False where the route names a country that is not there.
  package func has(_ route: WorldRoute) -> Bool {
    guard let continent = route.continent, case .edit(let name)? = route.form else { return true }
    return populations[continent]?[name] != nil
  }
}
