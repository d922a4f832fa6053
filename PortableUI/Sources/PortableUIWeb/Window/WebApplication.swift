import Foundation
import HTTPTypes
import PortableUICore

/// A program's windows, served as pages: the responder that turns an address into a screen and a pressed control into
/// what it does.
///
/// The address and the program's stores are the truth. A GET evaluates the screen and keeps nothing. A page whose script
/// runs becomes a live window with its first event or stream. Without script a POST evaluates the screen, uses the
/// control, and answers with the way to the resulting address, or with the page itself where the result is in no address
/// (an alert).
public final class WebApplication: WebResponder {
  private let renderer: WindowRenderer
  let live: LiveEndpoint
  let media: MediaEndpoint
  let configuration: WebApplicationConfiguration
  let drawings: DrawingCache

  /// - Parameters:
  ///   - scene: the window of the program.
  ///   - notFound: what is shown where the program knows no such address.
  ///   - configuration: what the program tells of itself.
  @MainActor
  public init(scene: some Scene, notFound: some View, configuration: WebApplicationConfiguration) {
    self.configuration = configuration
    if let report = configuration.reportsFault { Fault.report(to: report) }
    let renderer = WindowRenderer(
      configuration: configuration, window: { scene._renderWindow(&$0) }, notFound: { notFound._render(&$0) })
    let drawings = DrawingCache()
    self.drawings = drawings
    let uploads = UploadBox(folder: configuration.uploadFolder)
    let windows = LiveWindows(limits: configuration.liveLimits, uploads: uploads) { id, visitor, windows in
      let writer = PageWriter(programName: configuration.programName, visitor: visitor, drawings: drawings)
      return LiveWindow(id, renderer: renderer, writer: writer, windows: windows)
    }
    self.renderer = renderer
    Task.detached(priority: .utility) { [texts = configuration.texts] in
      for bundle in await texts() { StringCatalog.load(bundle) }
    }
    media = MediaEndpoint(configuration: configuration)
    live = LiveEndpoint(windows: windows, configuration: configuration)
  }

  public func respond(to request: WebRequest) async -> WebResponse {
    for route in WebRoute.all where route.isFor(request, in: configuration) {
      guard route.allows(request) else { return Refusal.crossSite.response }
      if let response = await route.answer(self, request) { return response }
    }
    return Refusal.method.response
  }

  /// Makes the page at an address before somebody asks for it: the first one of a process takes several times as long as the
  /// next, since all types in it are looked up.
  public func prepare(_ address: String) async {
    _ = await show(WebRequest(method: .get, target: address))
  }

  public func respondAtOnce(to request: WebRequest) -> WebResponse? {
    let route = WebRoute.all.first { $0.isFor(request, in: configuration) }
    return route.flatMap { $0.allows(request) ? $0.present(self, request) : nil }
  }

  public func bodyPlan(for head: WebRequest) async -> BodyPlan {
    switch WebRoute.all.first(where: { $0.isFor(head, in: configuration) })?.body {
    case .bytes(let limit): .memory(limit: limit)
    case .file: await live.uploadPlan(for: head) ?? .memory()
    case .form, nil: .memory()
    }
  }

  /// Asks whether this browser shall forget the program; a post is the answer yes.
  func forget(_ request: WebRequest) async -> WebResponse {
    let isDone = request.method == .post
    let visitor = Visitor(request.headers, in: configuration)
    let nodes = await renderer.nodesOfForgetScreen(isDone: isDone, for: visitor)
    var response = response(.ok, page(nodes, isLive: false, for: visitor), for: visitor)
    if isDone { response.clearSiteData() }
    return response
  }

  func show(_ request: WebRequest) async -> WebResponse {
    let visitor = Visitor(request.headers, in: configuration)
    let isKnown = knowsAddress(request.target)
    if !isKnown, let address = newAddress(of: request.target) { return .moved(to: address) }
    let answer = await renderer.page(at: request.target, isKnown: isKnown, for: visitor) {
      self.page($0, isLive: isKnown, for: visitor)
    }
    return response(to: visitor, answer)
  }

  /// The page that was made for such a request before, if it is still true.
  func keptPage(_ request: WebRequest) -> WebResponse? {
    let visitor = Visitor(request.headers, in: configuration)
    return renderer.keptResponse(at: request.target, for: visitor) { response(to: visitor, $0) }
  }

  func use(_ request: WebRequest) async -> WebResponse {
    guard knowsAddress(request.target) else {
      return .plain(.notFound, "There is no page at this address.")
    }
    guard let form = ControlForm(request) else {
      return .plain(.badRequest, "The form could not be read. Go back, reload the page and try again.")
    }
    let visitor = Visitor(request.headers, in: configuration)
    let result = await renderer.use(form, at: request.target, for: visitor)
    if let file = result.exports.first { return .seeOther(live.windows.downloads.offer(file)) }
    // Another language is a property of the whole page, so it comes anew.
    if configuration.chosenLanguage != visitor.chosenLanguage, LinkAddress(result.address) == .here {
      return .seeOther(result.address)
    }
    let page = page(result.nodes, for: visitor)
    // Where a fresh window at the new address shows the same, nothing is lost by going there.
    if LinkAddress(result.address) == .here, page == self.page(result.freshNodes, for: visitor) {
      return .seeOther(result.address)
    }
    guard result.address != request.target, knowsAddress(result.address) else {
      return response(.ok, page, for: visitor)
    }
    // The page shows another screen than the one at the address that the browser tells: what follows belongs there.
    return response(.ok, writer(for: visitor).page(of: result.nodes, formAddress: result.address), for: visitor)
  }

  /// True for an address of the program, with what the layer itself adds to it or without.
  private func knowsAddress(_ address: String) -> Bool {
    configuration.knowsAddress(RowPositions.split(address).address)
  }

  /// Where the screen of an old address is now, if it is still there and of this program.
  private func newAddress(of address: String) -> String? {
    configuration.newAddress(RowPositions.split(address).address).flatMap { knowsAddress($0) ? $0 : nil }
  }

  private func page(_ nodes: [Node], isLive: Bool = true, for visitor: Visitor) -> PageWriter.Page {
    writer(for: visitor).page(of: nodes, isLive: isLive)
  }

  private func writer(for visitor: Visitor) -> PageWriter {
    PageWriter(programName: configuration.programName, visitor: visitor, drawings: drawings)
  }

  private func response(to visitor: Visitor, _ answer: PageCache.Answer) -> WebResponse {
    response(answer.isThere ? .ok : .notFound, answer.page, for: visitor)
  }

  private func response(_ status: HTTPResponse.Status, _ page: PageWriter.Page, for visitor: Visitor) -> WebResponse {
    let headers: HTTPFields = [
      .contentType: "text/html; charset=utf-8", .contentLanguage: visitor.languageTag,
      .cacheControl: "private, no-cache", .vary: "Accept-Language, Cookie, Accept-Encoding",
      .contentSecurityPolicy: ContentPolicy.text(styles: page.styles.string),
      .permissionsPolicy: ContentPolicy.permissions,
    ]
    return WebResponse(status: status, headers: headers, body: writer(for: visitor).html(page))
  }
}

extension WebResponse {
  static func plain(_ status: HTTPResponse.Status, _ text: String, _ headers: HTTPFields = [:]) -> WebResponse {
    var headers = headers
    headers[.contentType] = "text/plain; charset=utf-8"
    headers[.cacheControl] = "no-store"
    return WebResponse(status: status, headers: headers, body: Array((text + "\n").utf8))
  }

  static func moved(to address: String) -> WebResponse {
    WebResponse(status: .permanentRedirect, headers: [.location: address, .cacheControl: "no-store"])
  }

  static func seeOther(_ address: String) -> WebResponse {
    WebResponse(status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
  }
}
