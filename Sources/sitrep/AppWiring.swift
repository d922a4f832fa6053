import HTTPTypes
import Logging
import PortableUIWeb
import Storage

/// The one place where the screens meet what they stand on.
enum AppWiring {
  /// What answers the browsers' requests.
  static func responder(on database: AppDatabase, logger: Logger) async throws -> any WebResponder {
    Placeholder()
  }
}

/// A page that only says that the program runs.
private struct Placeholder: WebResponder {
  func respond(to request: WebRequest) async -> WebResponse {
    let page = """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sitrep</title></head>\
      <body><main><h1>Sitrep</h1></main></body></html>
      """
    return WebResponse(
      status: .ok,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: Array(page.utf8))
  }
}
