import Foundation
import HTTPTypes
import PortableUIWeb

/// The talk of a live page with the server.
extension InProcessDriver {
  /// Opens the stream of a page that has just come, and brings it up to date.
  func becomeLive() async throws {
    guard let live else { return }
    try listen()
    try await compareAsLoaded(live)
    if live.hasInputs || !live.queue.isEmpty { try await settle() }
  }

  /// Compares a page as it was loaded with what another window shows at its address.
  ///
  /// The page's own window is left to be opened by its first event or stream, as in a browser.
  private func compareAsLoaded(_ live: LivePage) async throws {
    let probe = live.window + "-probe"
    var request = try message(of: live, inputs: [:], events: [["sync"]]).object
    request["w"] = .string(probe)
    if let answer = try await answer(to: .object(request)), answer.version == live.version, live.revision == 0,
      let html = answer.reset, let difference = try live.difference(from: html, rules: answer.rules)
    {
      throw UITestError.badAnswer("a live window shows another page than the one that was loaded\n\(difference)")
    }
    request["e"] = [["bye"]]
    _ = try await post(.object(request), from: address())
  }

  /// Says goodbye for a page that goes.
  func leaveLive() async throws {
    listening?.cancel()
    listening = nil
    guard let live else { return }
    self.live = nil
    focus = nil
    live.lastNumber += 1
    _ = try await post(message(of: live, inputs: [:], events: [["bye"]]), from: address())
  }

  /// Sends everything that waits, and then compares the page with a fresh render.
  func settle() async throws {
    try await flush()
    try await compare()
    if let pushFailure {
      self.pushFailure = nil
      throw pushFailure
    }
  }

  /// Sends what waits: the first event by itself, the rest together, as the client does while the first is under way.
  private func flush() async throws {
    var isFirst = true
    while let live, !live.queue.isEmpty || live.hasInputs {
      let count = min(live.queue.count, isFirst ? 1 : 64)
      let events = Array(live.queue.prefix(count))
      live.queue.removeFirst(count)
      isFirst = false
      try await exchange(events, with: live)
    }
  }

  /// Sends one request and applies its answer, pushes that have to come before it included.
  private func exchange(_ events: [[WireValue]], with live: LivePage) async throws {
    live.lastNumber += 1
    let request = try message(of: live, inputs: live.dequeueInputs(), events: events)
    guard let answer = try await answer(to: request) else { return try await reload(isRenewed: true) }
    guard answer.number == live.lastNumber else {
      throw UITestError.badAnswer("request \(live.lastNumber) got the answer to \(answer.number ?? -1)")
    }
    try await receive(answer, by: live)
  }

  private func message(of live: LivePage, inputs: [String: WireValue], events: [[WireValue]]) throws -> WireValue {
    try .object([
      "w": .string(live.window), "n": .number(Double(live.lastNumber)), "r": .number(Double(live.revision)),
      "v": .string(live.version), "u": .string(address().description), "a": .string(live.assets),
      "i": .object(inputs),
      "p": .array(live.presentations.map { .string($0.attributes["data-in"] ?? "") }),
      "e": .array(events.map { .array($0) }),
    ])
  }

  private func post(_ message: WireValue, from address: PagePath) async throws -> WebResponse {
    try await ask(
      .post, "/live/event", from: address, [.contentType: "application/json"], body: Array(message.data()))
  }

  /// The answer to a request, asked for again while the server says that it is too much; nil: the page must be reloaded.
  private func answer(to request: WireValue) async throws -> ReceivedMessage? {
    let address = try address()
    for attempt in 0..<100 {
      let answer = try await post(request, from: address)
      guard answer.status != .tooManyRequests else {
        try await Task.sleep(for: .milliseconds(min(200, 10 << min(attempt, 5))))
        continue
      }
      guard answer.status == .ok else {
        let text = String(decoding: answer.body, as: UTF8.self)
        throw UITestError.badAnswer("status \(answer.status.code) to \(request["e"].line): \(text)")
      }
      return try ReceivedMessage.read(answer.body)
    }
    throw UITestError.badAnswer("\(request["e"].line) was always too much")
  }

  /// Applies a message, or keeps it until the one before it has come.
  private func receive(_ message: ReceivedMessage, by live: LivePage) async throws {
    live.held.append(message)
    try await applyHeld(of: live)
    guard message.isAnswer else { return }
    let deadline = ContinuousClock.now + .seconds(2)
    while live === self.live, live.held.contains(message) {
      guard ContinuousClock.now < deadline else {
        throw UITestError.badAnswer("a push from revision \(live.revision) to \(message.from) never came")
      }
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  private func applyHeld(of live: LivePage) async throws {
    while live === self.live,
      let next = live.held.firstIndex(where: { $0.fits(live.revision) || $0.isPast(live.revision) })
    {
      let message = live.held.remove(at: next)
      if message.isPast(live.revision) {
        try await passOver(message, of: live)
      } else {
        try await apply(message, to: live)
      }
    }
  }

  /// Takes from a message that comes after a newer page what no other message brings.
  private func passOver(_ message: ReceivedMessage, of live: LivePage) async throws {
    for operation in message.operations {
      switch operation {
      case .load, .download, .deliver, .notice: try await follow(operation, of: live)
      default: break
      }
    }
    if message.isAnswer { live.answered() }
  }

  /// Compares the page with a fresh render.
  ///
  /// A page that has changed by itself meanwhile has another version; it is brought up to date and compared again.
  private func compare() async throws {
    for _ in 0..<20 {
      guard let live else { return }
      let version = live.version
      live.lastNumber += 1
      guard let answer = try await answer(to: message(of: live, inputs: live.dequeueInputs(), events: [["sync"]]))
      else {
        return try await reload(isRenewed: true)
      }
      guard let html = answer.reset else { throw UITestError.badAnswer("sync was answered without the whole page") }
      let isComparable = answer.version == version && live.version == version && live.held.isEmpty
      if isComparable, let difference = try live.difference(from: html, rules: answer.rules) {
        throw UITestError.badAnswer("the operations have led to another page than a fresh render\n\(difference)")
      }
      try await receive(answer, by: live)
      if isComparable { return }
    }
    throw UITestError.badAnswer("the page changes without end")
  }

  /// Brings back what a page kept while it was loaded anew: presentations first, since fields may stand in them.
  func bringBack(_ kept: LivePage.Kept?) async throws {
    guard let kept, let live else { return }
    live.fill(kept)
    live.queue += kept.presentations.map { ["show", .string($0)] }
    if live.hasInputs || !live.queue.isEmpty { try await settle() }
    self.live?.fill(kept)
    if self.live?.hasInputs == true { try await settle() }
  }
}

// MARK: Pushes

extension InProcessDriver {
  /// Reads the page's stream, and opens it again when the server ends it.
  private func listen() throws {
    guard let live else { return }
    let address = try address()
    let query = [
      ("w", live.window), ("r", "\(live.revision)"), ("v", live.version), ("u", address.description),
      ("a", live.assets),
    ].map { "\($0)=\(FormSubmission.encoded($1))" }.joined(separator: "&")
    listening = Task { [weak self] in
      do {
        let answer = try await self?.ask(
          .get, "/live/stream?" + query, from: address, [.accept: "text/event-stream"])
        if let stream = answer?.stream {
          var events = EventStreamParser()
          for await chunk in stream.chunks {
            for data in events.parse(chunk) { await self?.pushed(data) }
          }
        }
        try await Task.sleep(for: .milliseconds(20))
        try await self?.listen()
      } catch is CancellationError {
        // The page has gone.
      } catch {
        await self?.pushFailed(error)
      }
    }
  }

  private func pushFailed(_ error: any Error) { pushFailure = pushFailure ?? error }

  /// Takes what the stream brings: the window that it is for, and a message, or `end` where the window is no longer on the
  /// stream, which then ends, because nobody else is on it.
  private func pushed(_ data: String) async {
    guard let live else { return }
    let parts = data.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[1] != "end" else { return }
    do {
      guard parts[0] == live.window else {
        throw UITestError.badAnswer("a message for the window \(parts[0]) came down the stream of \(live.window)")
      }
      guard let message = try ReceivedMessage.read(Array(parts[1].utf8)) else { return }
      try await receive(message, by: live)
    } catch {
      pushFailed(error)
    }
  }
}

// MARK: What a message does

extension InProcessDriver {
  private func apply(_ message: ReceivedMessage, to live: LivePage) async throws {
    let focused = focus
    let trail = live.trail(of: focused)
    let before = live.presentations.last
    let from = try address()
    try live.apply(message)
    for operation in message.operations { try await follow(operation, of: live) }
    guard live === self.live else { return }
    place(in: live, before: before, focused: focused, trail: trail)
    if try address().path != from.path { arrive(in: live) }
  }

  /// Does what an operation asks of the window.
  private func follow(_ operation: LiveOperation, of live: LivePage) async throws {
    switch operation {
    case .history(let step, let text):
      let visit = BrowsingHistory.Visit(address: try PagePath(text), document: history.current?.document)
      if step == .push { history.push(visit) } else { history.replaceCurrent(with: visit) }
    case .focus(let name): focus = name.flatMap(live.control(named:))
    case .load(let text):
      let target = try PagePath(text)
      let from = try address()
      if target == from { return try await reload(isRenewed: true) }
      try await load(target, comingFrom: from)
    // Drawing and sharing are the browser's; here the file itself is kept.
    case .download(let text), .deliver(let text, _, _): downloads.append(try await download(text))
    case .notice(let name): notices.append(name)
    default: break
    }
  }

  private func download(_ target: String) async throws -> StoredFile {
    let answer = try await ask(.get, target, from: address())
    guard answer.status == .ok, let disposition = answer.headers[.contentDisposition],
      disposition.hasPrefix("attachment")
    else { throw UITestError.badAnswer("\(target) isn't a file to store, status \(answer.status.code)") }
    let name = disposition.split(separator: "filename*=UTF-8''").last.flatMap { String($0).removingPercentEncoding }
    return StoredFile(name: name ?? "", type: answer.headers[.contentType] ?? "", bytes: answer.body)
  }

  /// Puts the focus where a person expects it after a change.
  private func place(
    in live: LivePage, before: DOMNode?, focused: DOMNode?, trail: [(parent: DOMNode, index: Int)]
  ) {
    if let now = live.presentations.last, live.arrived.contains(where: { $0 === now }) {
      now.opener = focused
      focus = now.first { $0.has("autofocus") } ?? now
    } else if let before, !live.has(before), let opener = before.opener {
      focus = live.has(opener) ? opener : opener.attributes["value"].flatMap(live.control(named:)) ?? focus
    }
    if let focused, !live.has(focused), focus === focused { focus = live.heir(of: trail) }
  }

  /// Puts the focus on the screen that was gone to.
  private func arrive(in live: LivePage) {
    let screens = live.body.selfAndDescendants.filter { $0.classes.contains("screen") }
    let screen = screens.first { $0.classes.contains("current") } ?? screens.first
    if let screen, screen.has("autofocus") { focus = screen }
  }
}
