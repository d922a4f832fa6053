import HTTPTypes
import PortableUIWeb

/// A little app of plain pages, written as our renderer writes them: a list with a switch, a detail, an alert, a form.
actor TinySite: WebResponder {
  private var watched: Set<String> = []
  /// What was asked so far.
  private(set) var requests: [WebRequest] = []

  func respond(to request: WebRequest) async -> WebResponse {
    requests.append(request)
    let path = String(request.target.prefix { $0 != "?" })
    let query = String(request.target.dropFirst(path.count).dropFirst())
    let form = String(decoding: request.body, as: UTF8.self)
    return request.method == .post ? posted(path, form) : got(path, query, request)
  }

  private func got(_ path: String, _ query: String, _ request: WebRequest) -> WebResponse {
    switch path {
    case "/": page("Countries", list(onlyWatched: query == "watched=1"))
    case "/chile": page("Chile", detail("Chile"))
    case "/search":
      page("Search", "<p data-testid=\"search.query\">\(query.replacing("&", with: "&amp;"))</p>" + TinyPages.form)
    case "/old": WebResponse(status: .movedPermanently, headers: [.location: "/chile"])
    case "/loop": WebResponse(status: .movedPermanently, headers: [.location: "/loop"])
    case "/language": page("Language", "<p data-testid=\"language\">\(request.headers[.acceptLanguage] ?? "none")</p>")
    case "/alert": page("Countries", TinyPages.alert)
    case "/kinds": page("Kinds", TinyPages.kinds)
    case "/broken":
      WebResponse(
        status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: Array("<!doctype html><html><p></html>".utf8))
    default: page("Nothing here", "<p>There is no such page.</p>", status: .notFound)
    }
  }

  private func posted(_ path: String, _ form: String) -> WebResponse {
    switch path {
    case "/chile" where form == "event=watch":
      watched.formSymmetricDifference(["Chile"])
      return WebResponse(status: .seeOther, headers: [.location: "/chile", .setCookie: "seen=chile; Path=/; HttpOnly"])
    case "/": return page("Countries", TinyPages.alert)
    default: return page("Posted", "<p data-testid=\"posted\">\(form.replacing("&", with: "&amp;"))</p>")
    }
  }

  private func list(onlyWatched: Bool) -> String {
    let rows = ["Chile", "Peru"].filter { !onlyWatched || watched.contains($0) }
      .map { name in
        """
        <li><a href="/\(name.lowercased())" data-testid="row.\(name)">\
        <span>\(name)</span> <span>12,345</span></a></li>
        """
      }
    return """
      <a role="switch" href="\(onlyWatched ? "/" : "/?watched=1")" aria-checked="\(onlyWatched)" \
      data-testid="filter">Watched</a>
      <ul aria-label="Countries">\(rows.joined())</ul>
      <form method="post" action="/"><button name="event" value="reset" data-testid="reset">Reset</button></form>
      <button disabled data-testid="refresh">Refresh</button>
      """
  }

  private func detail(_ name: String) -> String {
    let isOn = watched.contains(name)
    return """
      <nav aria-label="Back"><a href="/" data-testid="back">Countries</a></nav>
      <form method="post" action="/chile"><button name="event" value="watch" role="switch" aria-checked="\(isOn)" \
      data-testid="watch">Watch</button></form>
      <p data-testid="total">Total <b>cases</b>: 12,345</p>
      """
  }

  private func page(_ title: String, _ body: String, status: HTTPResponse.Status = .ok) -> WebResponse {
    WebResponse(
      status: status,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: Array(TinyPages.page(title, body).utf8))
  }
}
