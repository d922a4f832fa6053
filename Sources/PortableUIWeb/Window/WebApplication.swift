import Foundation
import HTTPTypes
import PortableUICore

/// A program's windows, served as pages: the responder that turns an address into a screen and a pressed control into
/// what it does.
///
/// The address and the program's stores are the truth. A GET evaluates the screen and keeps nothing; a POST evaluates
/// it, uses the control, and answers with the way to the resulting address, or with the page itself where the result
/// is in no address (an alert).
public struct WebApplication: WebResponder {
  private let renderer: WindowRenderer
  private let configuration: WebApplicationConfiguration

  /// - Parameters:
  ///   - scene: the window of the program.
  ///   - notFound: what is shown where the program knows no such address.
  @MainActor
  public init(scene: some Scene, notFound: some View, configuration: WebApplicationConfiguration) {
    self.configuration = configuration
    renderer = WindowRenderer(
      configuration: configuration, window: { scene._renderWindow(&$0) }, notFound: { notFound._render(&$0) })
  }

  public func respond(to request: WebRequest) async -> WebResponse {
    if let asset = Assets.response(to: request) { return asset }
    switch request.method {
    case .get, .head: return await show(request)
    case .post: return await use(request)
    default: return .plain(.methodNotAllowed, "Only GET, HEAD and POST are answered.")
    }
  }

  private func show(_ request: WebRequest) async -> WebResponse {
    let reader = Reader(request.headers, languages: configuration.languages)
    let isKnown = configuration.knowsAddress(request.target)
    let nodes = await renderer.show(request.target, isKnown: isKnown, for: reader)
    return response(isKnown ? .ok : .notFound, page(nodes, for: reader), for: reader)
  }

  private func use(_ request: WebRequest) async -> WebResponse {
    guard configuration.knowsAddress(request.target) else {
      return .plain(.notFound, "There is no page at this address.")
    }
    guard let form = ControlForm(request) else {
      return .plain(.badRequest, "The form could not be read. Go back, reload the page and try again.")
    }
    let reader = Reader(request.headers, languages: configuration.languages)
    let result = await renderer.use(form, at: request.target, for: reader)
    let page = page(result.nodes, for: reader)
    // Where a fresh window at the new address shows the same, nothing is lost by going there.
    if page == self.page(result.freshNodes, for: reader) { return .seeOther(result.address) }
    return response(.ok, page, for: reader)
  }

  private func page(_ nodes: [Node], for reader: Reader) -> PageWriter.Page {
    writer(for: reader).page(of: nodes)
  }

  private func writer(for reader: Reader) -> PageWriter {
    PageWriter(
      programName: configuration.programName, styleAddress: Assets.styleAddress, language: reader.languageTag)
  }

  private func response(_ status: HTTPResponse.Status, _ page: PageWriter.Page, for reader: Reader) -> WebResponse {
    let nonce = Nonce.make()
    var headers: HTTPFields = [:]
    headers[.contentType] = "text/html; charset=utf-8"
    headers[.contentLanguage] = reader.languageTag
    headers[.cacheControl] = "private, no-cache"
    headers[.vary] = "Accept-Language"
    headers[.contentSecurityPolicy] = ContentPolicy.text(nonce: nonce)
    return WebResponse(status: status, headers: headers, body: writer(for: reader).html(page, nonce: nonce))
  }
}

/// What a program tells the layer about itself.
public struct WebApplicationConfiguration: Sendable {
  /// Shown in the title of the browser's window.
  public var programName: String
  /// The key under which the scene storage keeps a window's place, as the text of its address.
  public var addressKey: String
  /// The languages that the program's texts are in; the first one is for everybody else.
  public var languages: [String]
  /// True for a path with query that stands for a screen.
  public var knowsAddress: @Sendable (String) -> Bool
  /// Returns when everything that the last event changed is stored, or is known not to be.
  public var changesAreStored: @Sendable () async -> Void
  var settings: ProfileSettings?

  public init(
    programName: String, addressKey: String, languages: [String], knowsAddress: @escaping @Sendable (String) -> Bool,
    changesAreStored: @escaping @Sendable () async -> Void = {}
  ) {
    self.programName = programName
    self.addressKey = addressKey
    self.languages = languages
    self.knowsAddress = knowsAddress
    self.changesAreStored = changesAreStored
  }

  /// The same with the person's settings, for `@AppStorage`.
  package func with(_ settings: ProfileSettings) -> WebApplicationConfiguration {
    var configuration = self
    configuration.settings = settings
    return configuration
  }
}

extension WebResponse {
  static func plain(_ status: HTTPResponse.Status, _ text: String) -> WebResponse {
    WebResponse(
      status: status, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: Array((text + "\n").utf8))
  }

  static func seeOther(_ address: String) -> WebResponse {
    WebResponse(status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
  }
}
