import HTTPTypes

/// One line of the table of all that the web server answers.
struct WebRoute: Sendable {
  /// Which addresses it is for.
  enum Address: Sendable {
    /// This path, with any query.
    case path(String)
    /// Every path that begins so.
    case below(String)
    /// What the program says, if it does.
    case configured(@Sendable (WebApplicationConfiguration) -> String?)
    case all
  }

  /// The methods that a route answers: GET, GET and HEAD, POST, or all three.
  enum Methods {
    case get, read, post, any

    func contains(_ method: HTTPRequest.Method) -> Bool {
      switch method {
      case .get: self != .post
      case .head: self == .read || self == .any
      case .post: self == .post || self == .any
      default: false
      }
    }
  }

  /// Who may ask, beyond what ``RequestGate`` and ``AccessGate`` let through.
  enum Guard: Sendable {
    /// Everybody: a link of another site may lead there.
    case none
    /// The program's own pages, and what belongs to no page, such as a bookmark.
    case ownSite
  }

  /// What a POST brings.
  enum Body: Sendable {
    case form
    /// At most so many bytes.
    case bytes(Int)
    /// A file for a control.
    case file
  }

  typealias Answer = @Sendable (WebApplication, WebRequest) async -> WebResponse?
  typealias PresentAnswer = @Sendable (WebApplication, WebRequest) -> WebResponse?

  let methods: Methods
  let address: Address
  let access: Guard
  let body: Body
  /// Nil: the next route that is for the request answers.
  let answer: Answer
  /// The answer where it is there already; nil: `answer` has to be asked.
  let present: PresentAnswer

  init(
    _ methods: Methods, _ address: Address, _ access: Guard = .none, _ body: Body = .form,
    present: @escaping PresentAnswer = { _, _ in nil }, answer: @escaping Answer
  ) {
    (self.methods, self.address, self.access, self.body) = (methods, address, access, body)
    (self.present, self.answer) = (present, answer)
  }

  func isFor(_ request: WebRequest, in configuration: WebApplicationConfiguration) -> Bool {
    guard methods.contains(request.method) else { return false }
    return switch address {
    case .path(let path): request.target == path || request.target.hasPrefix(path + "?")
    case .below(let path): request.target.hasPrefix(path)
    case .configured(let address): request.target == address(configuration)
    case .all: true
    }
  }

  func allows(_ request: WebRequest) -> Bool {
    access == .none || ["same-origin", "none"].contains(request.headers[.secFetchSite] ?? "none")
  }
}

extension WebRoute {
  /// Everything that the web server answers, in the order in which it is asked.
  static let all = [
    // The client's files
    WebRoute(.read, .below("/assets/"), present: { Assets.response(to: $1) }, answer: { Assets.response(to: $1) }),
    WebRoute(.read, .path("/favicon.ico")) { _, _ in Assets.missing },

    // Live pages
    WebRoute(.post, .path("/live/event"), .ownSite, .bytes(LiveEndpoint.eventBytes)) { await $0.live.event($1) },
    WebRoute(.get, .path("/live/socket"), .ownSite) { await $0.live.socket($1) },
    WebRoute(.get, .path("/live/stream"), .ownSite) { await $0.live.stream($1) },
    WebRoute(.post, .path("/live/join"), .ownSite, .bytes(LiveEndpoint.listenBytes)) { await $0.live.join($1) },
    WebRoute(.post, .path("/live/part"), .ownSite, .bytes(LiveEndpoint.listenBytes)) { await $0.live.part($1) },
    WebRoute(.get, .path("/live/status"), .ownSite) { $0.live.status($1) },
    WebRoute(.post, .below(UploadBox.path), .ownSite, .file) { $0.live.upload($1) },
    WebRoute(.read, .below(DownloadBox.path), .ownSite) { $0.live.windows.downloads.response(to: $1) },
    WebRoute(.any, .below("/live/"), .ownSite) { _, _ in .plain(.notFound, "There is nothing at this address.") },

    // Pictures and pages
    WebRoute(.read, .below(DrawingCache.path), .ownSite) { $0.drawings.response(to: $1) },
    WebRoute(.read, .below(MediaEndpoint.path), .ownSite) { await $0.media.response(to: $1) },
    WebRoute(.any, .configured(\.forgetPath)) { await $0.forget($1) },
    WebRoute(.read, .all, present: { $0.keptPage($1) }, answer: { await $0.show($1) }),
    WebRoute(.post, .all) { await $0.use($1) },
  ]
}
