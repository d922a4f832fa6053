import HTTPTypes

/// Answers with the pictures that screens show, to the program's own pages alone.
struct MediaEndpoint: Sendable {
  /// Where the pictures are.
  static let path = "/media/"

  let configuration: WebApplicationConfiguration

  /// The answer; nil where the program has no such picture, so that the visitor sees its page for that.
  func response(to request: WebRequest) async -> WebResponse? {
    guard let media = configuration.media else { return nil }
    do {
      let path = request.target.dropFirst(Self.path.count).prefix { $0 != "?" }
      return try await media(String(path)).map { response(with: $0, to: request) }
    } catch {
      configuration.reportsFault?("A picture could not be read: \(error)")
      return .plain(.serviceUnavailable, "The picture could not be read. Try again.")
    }
  }

  private func response(with media: WebMedia, to request: WebRequest) -> WebResponse {
    var headers: HTTPFields = [
      .contentType: media.kind.rawValue, .contentDisposition: "inline", .contentSecurityPolicy: ContentPolicy.file,
      .xContentTypeOptions: "nosniff",
    ]
    switch media.cachePolicy {
    case .never: headers[.cacheControl] = "no-store"
    case .private(let seconds):
      let tag = "\"\(Assets.hash(of: media.data))\""
      headers[.cacheControl] = "private, max-age=\(seconds)"
      headers[.eTag] = tag
      if request.headers[.ifNoneMatch] == tag { return WebResponse(status: .notModified, headers: headers) }
    }
    return WebResponse(status: .ok, headers: headers, body: Array(media.data))
  }
}
