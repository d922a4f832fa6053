import Foundation
import HTTPTypes
import PortableUITesting
import PortableUIWeb

/// An app of one live page whose server says exactly what a test has it say, right or wrong.
actor LiveSite: WebResponder {
  /// What an event leads to.
  struct Reaction: Sendable {
    /// The inside of the body from then on.
    var html: String?
    /// The operations of the answer, as JSON.
    var operations: String
    /// The operations of a push that belongs before the answer and is sent when ``sendHeldBack()`` says so.
    var before: String?
  }

  private var html: String
  private var reactions: [String: Reaction]
  private var version = 1
  private var revision = 0
  private var title = "Live"
  private var stream: AsyncStream<[UInt8]>.Continuation?
  private var heldBack: [String] = []
  private var streams = 0
  /// What was pushed before there was a stream.
  private var waiting: [String] = []
  /// The window that listens.
  private var listener = ""
  private var isTooMuch = false
  private var isOutdated = false
  /// What the page said, without what the driver asks to compare.
  private(set) var messages: [WireValue] = []
  private(set) var uploads: [WebRequest] = []

  init(_ html: String, _ reactions: [String: Reaction] = [:]) {
    self.html = html
    self.reactions = reactions
  }

  /// The events that came, each as one text.
  var events: [String] { messages.flatMap { $0["e"].array.map(Self.text) } }

  func respond(to request: WebRequest) async -> WebResponse {
    switch request.target.prefix(while: { $0 != "?" }) {
    case "/live/event": return answer(to: request)
    case "/live/stream":
      let (events, stream) = AsyncStream.makeStream(of: [UInt8].self)
      listener = request.target.firstMatch(of: #/[?&]w=([\w-]+)/#).map { String($0.output.1) } ?? ""
      for message in waiting { stream.yield(event(message)) }
      waiting = []
      self.stream = stream
      streams += 1
      return .stream(events)
    case "/live/file":
      return WebResponse(
        status: .ok,
        headers: [.contentType: "text/csv", .contentDisposition: "attachment; filename*=UTF-8''a%20b.csv"],
        body: Array("a,b".utf8))
    case "/upload":
      uploads.append(request)
      return WebResponse(status: .ok, body: Array("token\(uploads.count)".utf8))
    case "/plain":
      return page("<p data-testid=\"plain\">Plain</p><a href=\"/\" data-testid=\"home\">Home</a>", isLive: false)
    default: return page(html, isLive: true)
    }
  }

  /// Changes the page by a push.
  func push(_ operations: String, html: String? = nil) {
    self.html = html ?? self.html
    version += 1
    send(next(operations))
  }

  /// Pushes a whole page under a revision of before, as a network that is slow would.
  func pushReset(to revision: Int, html: String) {
    let reset = WireValue.array(["R", .string(html)]).line
    send("{\"f\":\(revision),\"t\":\(revision),\"v\":\"old\",\"o\":[\(reset)]}")
  }

  /// Pushes what reactions had to come before their answers.
  func sendHeldBack() {
    for push in heldBack { send(push) }
    heldBack = []
  }

  /// Returns when pages have opened so many streams.
  func listened(times: Int) async throws {
    while streams < times { try await Task.sleep(for: .milliseconds(1)) }
  }

  func endStream() {
    stream?.finish()
    stream = nil
  }

  private func send(_ message: String) {
    if let stream { stream.yield(event(message)) } else { waiting.append(message) }
  }

  private func event(_ message: String) -> [UInt8] { Array("data: \(listener) \(message)\n\n".utf8) }

  func refuseOnce() { isTooMuch = true }
  func outdateOnce() { isOutdated = true }

  private func answer(to request: WebRequest) -> WebResponse {
    guard let message = try? WireValue(parsing: Data(request.body)) else { return WebResponse(status: .badRequest) }
    let events = message["e"].array.map(Self.text)
    if events == ["sync"] {
      let (number, reset) = (message["n"].line, WireValue.array(["R", .string(html)]).line)
      let isProbe = (message["w"].string ?? "").hasSuffix("probe")
      if !isProbe { revision += 1 }
      let from = isProbe ? 0 : revision - 1
      return json("{\"n\":\(number),\"f\":\(from),\"t\":\(from + 1),\"v\":\"\(version)\",\"o\":[\(reset)]}")
    }
    guard events != ["bye"] else { return WebResponse(status: .noContent) }
    if isTooMuch {
      isTooMuch = false
      return WebResponse(status: .tooManyRequests)
    }
    if isOutdated {
      isOutdated = false
      return json("{\"reload\":true}")
    }
    messages.append(message)
    guard let reaction = reactions[events.joined(separator: ", ")] else {
      return json(next("", number: message["n"].line))
    }
    html = reaction.html ?? html
    version += 1
    guard let before = reaction.before else { return json(next(reaction.operations, number: message["n"].line)) }
    let push = next(before)
    heldBack.append(push)
    return json(next(reaction.operations, number: message["n"].line))
  }

  private func next(_ operations: String, number: String? = nil) -> String {
    let from = revision
    if !operations.isEmpty { revision += 1 }
    let start = number.map { "{\"n\":\($0)," } ?? "{"
    return "\(start)\"f\":\(from),\"t\":\(revision),\"v\":\"\(version)\",\"o\":[\(operations)]}"
  }

  private func json(_ text: String) -> WebResponse {
    WebResponse(status: .ok, headers: [.contentType: "application/json"], body: Array(text.utf8))
  }

  private func page(_ inside: String, isLive: Bool) -> WebResponse {
    if isLive { revision = 0 }
    let data = isLive ? " data-version=\"\(version)\" data-assets=\"1\"" : ""
    let text = """
      <!doctype html><html lang="en"><head><title>\(title)</title><style nonce="n">.a{width:1px}</style></head>\
      <body\(data)>\(inside)</body></html>
      """
    return WebResponse(status: .ok, headers: [.contentType: "text/html; charset=utf-8"], body: Array(text.utf8))
  }

  private static func text(_ event: WireValue) -> String {
    event.array.map { $0.string ?? $0.bool.map { "\($0)" } ?? "" }.joined(separator: " ")
  }
}

extension WireValue {
  /// The value as JSON text.
  var line: String { (try? data()).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}
