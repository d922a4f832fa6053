import HTTPTypes
import PortableUIWeb

/// How the in-process browser asks the app: what it sends along, its cookies, and redirects.
extension InProcessDriver {
  private static let tooLong = WebResponse(status: .contentTooLarge)

  /// Asks the app for a page, following redirects.
  ///
  /// The body is the form to post first, nil to get; the page with the link or form is nil for an address that was typed.
  func fetch(
    _ address: PagePath, posting body: String?, comingFrom: PagePath?
  ) async throws -> (visit: BrowsingHistory.Visit, answer: WebResponse) {
    var address = address
    var body = body
    for _ in 0..<10 {
      var fields: HTTPFields = [.accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"]
      if body != nil { fields[.contentType] = "application/x-www-form-urlencoded" }
      let answer = try await ask(
        body == nil ? .get : .post, address.description, from: comingFrom, fields, body: Array((body ?? "").utf8))
      guard let location = try Self.redirection(of: answer, posted: body != nil) else {
        let kept = body == nil ? nil : answer
        return (BrowsingHistory.Visit(address: address, posted: body, answer: kept), answer)
      }
      address = try address.resolving(location, origin: origin)
      body = nil
    }
    throw UITestError.badAnswer("\(address) redirects without end")
  }

  private static func redirection(of answer: WebResponse, posted: Bool) throws -> String? {
    let code = answer.status.code
    guard (300..<400).contains(code) else { return nil }
    guard code == 303 || (!posted && [301, 302, 307, 308].contains(code)) else {
      throw UITestError.badAnswer("status \(code), where 303 follows a post and 304 only what was asked for")
    }
    guard let location = answer.headers[.location] else { throw UITestError.badAnswer("a redirect without Location") }
    return location
  }

  /// Asks the app once, as a page or its script does, and keeps the limits that the server would.
  func ask(
    _ method: HTTPRequest.Method, _ target: String, from page: PagePath?, _ fields: HTTPFields = [:],
    body: [UInt8] = []
  ) async throws -> WebResponse {
    var request = WebRequest(method: method, target: target, headers: fields)
    request.headers[.host] = String(origin.split(separator: "/").last ?? "")
    request.headers[.acceptLanguage] = language
    request.headers[.cookie] = cookies.header
    request.headers[.referer] = page.map { origin + $0.description }
    if method == .post {
      request.headers[.origin] = origin
      switch await responder.bodyPlan(for: request) {
      case .memory(let limit):
        guard body.count <= limit ?? WebServerLimits().bodyBytes else { return Self.tooLong }
        request.body = body
      case .file(let limit, let destination, let share):
        guard body.count <= limit else { return Self.tooLong }
        request.file = try await UploadedFile.holding(body, in: destination, share: share)
      case .refuse(let answer): return answer
      }
    }
    let answer = await responder.respond(to: request)
    cookies.store(answer.headers)
    return answer
  }
}
