import Certificates
import Domain
import Foundation
import Guidance
import Statistics
import Workspaces
import World

/// Addresses of places: `/statistics/FR?watched=1`, `/world/asia/add?from=…`, `/guidance?search=…`, `/workspaces/…`.
package nonisolated enum DeepLink {
  /// The one address of a place.
  package static func address(of place: AppPlace) -> String {
    switch place.tab {
    case .statistics: address(of: place.statistics)
    case .world: address(of: place.world)
    case .certificate: address(of: place.certificate)
    case .guidance: address(of: place.guidance)
    case .workspaces: address(of: place.workspaces)
    }
  }

  /// The place at an address, or nil where there is none.
  ///
  /// `/` is the first tab; a country's code may be in small letters; parts of the query that nobody knows are passed over.
  package static func place(at address: String) -> AppPlace? {
    guard let link = ParsedLink(address) else { return nil }
    var place = AppPlace()
    let first = link.steps.first ?? AppTab.statistics.rawValue
    guard let tab = AppTab(rawValue: first) else { return nil }
    place.tab = tab
    let steps = Array(link.steps.dropFirst())
    switch tab {
    case .statistics:
      guard let statistics = statistics(at: steps, link) else { return nil }
      place.statistics = statistics
    case .world:
      guard let world = world(at: steps, link) else { return nil }
      place.world = world
      // Where the form leads back to is where that tab was left.
      if let origin = world.origin { place.statistics = origin }
    case .certificate:
      guard let certificate = certificate(at: steps) else { return nil }
      place.certificate = certificate
    case .guidance:
      guard let guidance = guidance(at: steps, link) else { return nil }
      place.guidance = guidance
    case .workspaces:
      guard let workspaces = workspaces(at: steps) else { return nil }
      place.workspaces = workspaces
    }
    return place
  }

  // MARK: Statistics

  private static func address(of place: StatisticsPlace) -> String {
    var address = "/statistics"
    if let country = place.country { address += "/" + country.rawValue }
    var separator = "?"
    func add(_ name: String, _ value: String) {
      address += separator + name + "=" + value
      separator = "&"
    }
    if place.showsOnlyWatched { add("watched", "1") }
    if !place.search.isEmpty { add("search", ParsedLink.escaped(place.search)) }
    if place.sort != .byName { add("sort", place.sort.rawValue) }
    if place.country == nil || place.chart == ChartPlace() { return address }
    if !place.chart.settings.isEmpty { add("chart", place.chart.settings) }
    if !place.chart.comparison.isEmpty { add("with", place.chart.comparison) }
    return address
  }

  private static func statistics(at steps: [String], _ link: ParsedLink) -> StatisticsPlace? {
    var place = StatisticsPlace()
    place.showsOnlyWatched = link.query["watched"] == "1"
    place.search = link.query["search"] ?? ""
    place.sort = link.query["sort"].flatMap(CountrySort.init(rawValue:)) ?? .byName
    if steps.isEmpty { return place }
    guard steps.count == 1, let country = CountryCode(steps[0]) else { return nil }
    place.country = country
    place.chart = ChartPlace(settings: link.query["chart"] ?? "", comparison: link.query["with"] ?? "")
    return place
  }

  /// The place within the tab at an address; nil where that is another tab's, or none.
  private static func statistics(at address: String) -> StatisticsPlace? {
    guard let link = ParsedLink(address), link.steps.first == AppTab.statistics.rawValue else { return nil }
    return statistics(at: Array(link.steps.dropFirst()), link)
  }

  // MARK: World

  private static func address(of place: WorldPlace) -> String {
    guard let continent = place.continent else { return "/world" }
    let address = "/world/" + continent.rawValue
    switch place.form {
    case nil: return address
    case .add(let name):
      let origin = place.origin.map { Self.address(of: $0) } ?? ""
      let items = [("name", name), ("from", origin)].filter { !$0.1.isEmpty }
      let query = items.map { $0.0 + "=" + ParsedLink.escaped($0.1) }.joined(separator: "&")
      return address + "/add" + (query.isEmpty ? "" : "?" + query)
    case .edit(let name): return address + "/edit?name=" + ParsedLink.escaped(name)
    }
  }

  private static func world(at steps: [String], _ link: ParsedLink) -> WorldPlace? {
    var place = WorldPlace()
    if steps.isEmpty { return place }
    guard let continent = Continent(rawValue: steps[0]) else { return nil }
    place.continent = continent
    let name = link.query["name"] ?? ""
    switch steps.dropFirst() {
    case []: break
    case ["add"]:
      place.form = .add(name: name)
      place.origin = link.query["from"].flatMap(Self.statistics(at:))
    case ["edit"] where !name.isEmpty: place.form = .edit(name: name)
    default: return nil
    }
    return place
  }

  // MARK: Certificate

  /// `/certificate`, with a picture's id, and with `full` behind it.
  private static func address(of place: CertificatePlace) -> String {
    guard let picture = place.picture else { return "/certificate" }
    return "/certificate/" + picture + (place.isFull ? "/full" : "")
  }

  private static func certificate(at steps: [String]) -> CertificatePlace? {
    var place = CertificatePlace()
    guard let first = steps.first else { return place }
    guard UUID(uuidString: first) != nil, first == first.lowercased() else { return nil }
    place.picture = first
    place.isFull = steps.count == 2
    return steps.count == 1 || steps.dropFirst() == ["full"] ? place : nil
  }

  // MARK: Guidance

  private static func address(of place: GuidancePlace) -> String {
    let steps = place.steps.map { step in
      switch step {
      case .source(let id): "/source/" + ParsedLink.step(id)
      }
    }
    let query = place.search.isEmpty ? "" : "?search=" + ParsedLink.escaped(place.search)
    return "/guidance" + steps.joined() + query
  }

  private static func guidance(at steps: [String], _ link: ParsedLink) -> GuidancePlace? {
    var place = GuidancePlace()
    place.search = link.query["search"] ?? ""
    if steps.isEmpty { return place }
    guard steps.count == 2, steps[0] == "source", let id = ParsedLink.text(ofStep: steps[1]), !id.isEmpty else {
      return nil
    }
    place.steps = [.source(id)]
    return place
  }

  // MARK: Workspaces

  /// Ids are any texts: each is one step.
  private static func address(of place: WorkspacesPlace) -> String {
    guard let workspace = place.workspace else { return "/workspaces" }
    let ids = [workspace.archive, workspace.workspace] + place.steps.map(\.id)
    return "/workspaces/" + ids.map(ParsedLink.step).joined(separator: "/")
  }

  private static func workspaces(at steps: [String]) -> WorkspacesPlace? {
    var place = WorkspacesPlace()
    if steps.isEmpty { return place }
    let ids = steps.compactMap(ParsedLink.text(ofStep:))
    guard ids.count == steps.count, (2...4).contains(ids.count) else { return nil }
    place.workspace = WorkspacePath(archive: ids[0], workspace: ids[1])
    if ids.count > 2 { place.steps.append(.channel(ids[2])) }
    if ids.count > 3 { place.steps.append(.message(ids[3])) }
    return place
  }
}

/// The parts of an address.
private nonisolated struct ParsedLink {
  let steps: [String]
  private(set) var query: [String: String] = [:]

  /// Reads a path with query that begins with `/`; `/` alone has no steps.
  init?(_ address: String) {
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, path.first == "/" else { return nil }
    steps = path == "/" ? [] : path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return }
    for item in parts[1].split(separator: "&") {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let value = pair.count == 2 ? String(pair[1]).removingPercentEncoding : "" else { continue }
      query[String(pair[0])] = value
    }
  }

  /// A text as the value of a query's item.
  static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }

  /// A text as one step of a path.
  ///
  /// Browsers leave out steps of one or two dots, however they are written, so these begin with a tilde.
  static func step(_ text: String) -> String {
    let step = escaped(text).replacing("~", with: "%7E")
    return [".", ".."].contains(step) ? "~" + step : step
  }

  /// The text that a step of a path stands for, or nil where it is not well-formed.
  static func text(ofStep step: String) -> String? {
    String(step.trimmingPrefix("~")).removingPercentEncoding
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
