import HTTPTypes
import PortableUIWeb

/// A browser that calls the app's responder directly: no socket, no layout, no CSS, and very fast.
///
/// With script it does what the app's client script does: it sends events, applies the operations of answers and pushes,
/// and after every step compares the page with a whole one that the server renders. Without script it posts forms.
///
/// It reads every page with the strict ``HTMLParser``, follows links, posts forms, follows redirects, keeps cookies and
/// a history like Chromium's, and refuses to use what is disabled, hidden or behind an open dialog. Because it
/// does not know CSS, both columns of a split view are there for it, whatever the width.
public actor InProcessDriver: UIDriver {
  public nonisolated let patience: Duration
  let runsScript: Bool
  let responder: any WebResponder
  /// Scheme, host and port of the app.
  let origin: String
  /// The value of `Accept-Language`.
  let language: String
  var cookies = CookieJar()
  var history = BrowsingHistory()
  private var page: LoadedPage?
  private var documentCount = 0
  /// What a page with script is; nil where none is open or the page has none.
  var live: LivePage?
  /// Reads the live page's stream.
  var listening: Task<Void, Never>?
  /// What went wrong while a push was applied, for the next step to tell.
  var pushFailure: (any Error)?
  /// The files that the page was given to store, in their order.
  public internal(set) var downloads: [StoredFile] = []
  /// The sentences that the server had pages say, by their names, in their order.
  package internal(set) var notices: [String] = []
  var focus: DOMNode? {
    didSet { live?.focusMoved(from: oldValue, to: focus) }
  }

  /// A browser with no page open yet.
  ///
  /// - Parameters:
  ///   - responder: The app.
  ///   - language: What the visitor prefers, as in `Accept-Language`.
  ///   - origin: Scheme, host and port under which the app is told to be reached.
  ///   - runsScript: Whether pages become live, as they do in a browser with script.
  public init(
    _ responder: any WebResponder, language: String = "en-US,en;q=0.9", origin: String = "http://127.0.0.1:8080",
    runsScript: Bool = false
  ) {
    self.runsScript = runsScript
    patience = runsScript ? .seconds(5) : .zero
    self.responder = responder
    self.origin = origin
    self.language = language
  }

  deinit {
    listening?.cancel()
  }

  /// Keeps a cookie, as if the app had set it; nil removes it.
  public func setCookie(_ name: String, to value: String?) { cookies.values[name] = value }

  /// The page as it came, for messages.
  public var source: String { page?.source ?? "" }

  public func open(_ path: String) async throws {
    try await load(try PagePath(path), comingFrom: nil)
  }

  public func goBack() async throws {
    if try await goesBackInPlace() { return }
    try await goAlong(-1, "back")
  }

  public func goForward() async throws { try await goAlong(1, "forward") }

  public func reload() async throws { try await reload(isRenewed: false) }

  /// Loads the page anew, by itself where `isRenewed`, as the script does for a server with other assets, or for another
  /// language.
  func reload(isRenewed: Bool) async throws {
    let kept = live?.kept(isRenewed: isRenewed)
    try await loadAnew()
    try await bringBack(kept)
  }

  /// Loads the page anew, or its neighbour in a direction, and brings nothing back.
  func loadAnew(_ step: Int = 0) async throws {
    guard let visit = history.neighbour(step) else { throw UITestError.nowhereToGo("nothing is open") }
    var arrival = try await fetch(visit.address, posting: visit.posted, comingFrom: nil)
    try await show(arrival.answer, of: arrival.visit.address)
    history.move(step)
    // What the page showed before stays on the same page, as a browser counts.
    arrival.visit.document = live == nil ? nil : visit.document ?? nextDocument()
    history.replaceCurrent(with: arrival.visit)
    try await becomeLive()
  }

  private func nextDocument() -> Int {
    documentCount += 1
    return documentCount
  }

  private func goAlong(_ step: Int, _ direction: String) async throws {
    guard let visit = history.neighbour(step) else { throw UITestError.nowhereToGo(direction) }
    if live != nil, let document = visit.document, document == history.current?.document {
      history.move(step)
      try await goBackLive(to: visit.address)
    } else if let kept = visit.answer {
      try await show(kept, of: visit.address)
      history.move(step)
      try await becomeLive()
    } else {
      try await loadAnew(step)
    }
  }

  func load(_ address: PagePath, posting body: String? = nil, comingFrom: PagePath?) async throws {
    var arrival = try await fetch(address, posting: body, comingFrom: comingFrom)
    if arrival.answer.status == .noContent { return }
    try await show(arrival.answer, of: arrival.visit.address)
    arrival.visit.document = live == nil ? nil : nextDocument()
    history.visit(arrival.visit, afterPost: body != nil)
    try await becomeLive()
  }

  private func show(_ answer: WebResponse, of address: PagePath) async throws {
    let next = try LoadedPage(answer, of: address)
    try await leaveLive()
    page = next
    live = runsScript ? LivePage(next.document) : nil
    focus = next.document.first { $0.has("autofocus") }
  }

  public var currentPath: String { get async throws { try address().description } }

  public var status: Int { get async throws { try shown().status } }

  public var title: String {
    get async throws { try shown().document.first { $0.name == "title" }?.rawText.singleSpaced ?? "" }
  }

  public func find(_ query: ElementQuery) async throws -> [ElementReading] { try nodes(query).map(\.reading) }

  public func accessibility(of query: ElementQuery) async throws -> AccessibleNode {
    try await node(query).accessibleNode
  }

  public func outline() async throws -> [AccessibleNode] {
    let body = try shown().document.first { $0.name == "body" }
    return body.map { AccessibleNode.joiningText($0.outline) } ?? []
  }

  public var focused: ElementReading? { get async throws { focus?.reading } }

  func shown() throws -> LoadedPage {
    guard let page else { throw UITestError.nowhereToGo("nothing is open") }
    return page
  }

  func address() throws -> PagePath {
    guard let visit = history.current else { throw UITestError.nowhereToGo("nothing is open") }
    return visit.address
  }

  private func nodes(_ query: ElementQuery) throws -> [DOMNode] {
    query.select(from: try shown().document.selfAndDescendants.filter { $0.fits(query) })
  }

  /// The node behind ``UIDriver/one(_:)``, by the same rule.
  func node(_ query: ElementQuery) async throws -> DOMNode {
    _ = try await one(query)
    let all = try nodes(query)
    guard let node = all.first(where: \.isShown) ?? all.first else {
      throw UITestError.notFound(query, page: await pageForMessage())
    }
    return node
  }
}
