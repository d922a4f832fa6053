import PortableUICore

/// One page that is open in a browser: its views with their state, and the digest of what it was sent last.
///
/// It is a cache: closed at any time, it comes again from the page's address with the same identities. Work is done in
/// turn, one request or push after the other; views are evaluated on the main actor, everything else is done here.
actor LiveWindow {
  nonisolated let id: WindowID
  private let renderer: WindowRenderer
  private let configuration: WebApplicationConfiguration
  private let writer: PageWriter
  private let reader: Reader
  private weak let windows: LiveWindows?

  private var graph: ViewGraph?
  /// What the page shows; nil: not known, everything has to be sent.
  private var shown: Shown?
  /// The address that the browser shows.
  private var address = "/"
  private var knownStyles: Set<String> = []
  private var revision = 0
  private var lastNumber = -1
  /// The files that the person sent.
  private var files: [Upload] = []
  private var stream: LiveStream?
  private var streamNumber = 0
  private var isClosed = false
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// A page as it was sent.
  private struct Shown {
    let digest: PageDigest
    let title: String
    let version: String

    init(_ content: PageWriter.Content, _ digests: SharedDigests?) {
      let own = PageDigest(of: content.body)
      digest = digests?.shared(own) ?? own
      title = content.title
      version = PageVersion(digest, title: title).text
    }
  }

  /// A window that is not open yet.
  init(
    _ id: WindowID, renderer: WindowRenderer, configuration: WebApplicationConfiguration, writer: PageWriter,
    windows: LiveWindows
  ) {
    self.id = id
    self.renderer = renderer
    self.configuration = configuration
    self.writer = writer
    reader = writer.reader
    self.windows = windows
  }

  /// Does what the page asks for.
  ///
  /// - Returns: what the page has to change, or nil where the window was closed before its turn.
  func answer(_ request: LiveRequest) async -> LiveMessage? {
    await inTurn {
      guard !isClosed else { return nil }
      address = request.address
      let isKnown = graph != nil
      let graph = await opened(
        at: request.address, Page(version: request.version, revision: request.revision), inputs: request.inputs,
        presentations: request.presentations)
      // The page went on, but this window never heard of it: whoever pressed saw another state than this one.
      let isDoubtful = shown == nil && request.isRetry && !isKnown
      let isRepeated = isKnown && request.number <= lastNumber
      lastNumber = max(lastNumber, request.number)
      if isRepeated || isDoubtful || request.events.contains(.synchronize) || request.revision > revision {
        shown = nil
      }
      catchUp(with: request.revision)
      let isUnsent = isRepeated ? false : await !perform(request, eventsToo: !isDoubtful, on: graph)
      let state = await graph.present()
      return message(number: request.number, state, since: request, isUnsent: isUnsent)
    }
  }

  /// Opens the page's stream; an earlier one ends.
  ///
  /// A page that another window, which gave way, brought to where it is must first say what it shows: its stream ends at
  /// once, and the page makes a request before it listens again.
  func openStream(at address: String, _ page: Page) async -> LiveStream.Messages? {
    await inTurn {
      guard !isClosed else { return nil }
      self.address = address
      let isKnown = graph != nil
      let graph = await opened(at: address, page, inputs: [:], presentations: [])
      if !isKnown, shown == nil, page.revision > 0 {
        await graph.close()
        self.graph = nil
        return LiveStream.ended
      }
      stream?.finish()
      streamNumber += 1
      let stream = LiveStream(limits: configuration.liveLimits) { [weak self, streamNumber] in
        Task { await self?.streamEnded(streamNumber) }
      }
      self.stream = stream
      windows?.stream(of: self, change: 1)
      if page.revision != revision || page.version != shown?.version { shown = nil }
      catchUp(with: page.revision)
      if await graph.isDirty || shown == nil { send(message(await graph.present())) }
      return stream.messages
    }
  }

  /// Sends the page what has changed, if it listens.
  ///
  /// - Parameter cools: lets go of what the views gave, as ``cool()`` does.
  func push(cools: Bool) async {
    await inTurn {
      guard !isClosed, stream != nil, let state = await graph?.presentChange(forgetting: cools) else { return }
      send(message(state))
    }
  }

  /// Tells the page's browser, and what lies between, that the connection is in use.
  func keepAlive() {
    give(Array(": \n\n".utf8))
  }

  /// Lets go of what only makes the next answer quicker.
  func cool() async {
    await inTurn { await graph?.forgetViews() }
  }

  /// Ends the window: its views disappear, its page has to open it again.
  func close() async {
    await inTurn {
      isClosed = true
      endStream()
      shown = nil
      await graph?.close()
      graph = nil
    }
  }

  /// What the page says that it shows.
  struct Page {
    let version: String
    let revision: Int
  }
}

extension LiveWindow {
  /// Lets one piece of work in at a time, in the order of arrival.
  private func inTurn<Result: Sendable>(_ work: () async -> Result) async -> Result {
    if isBusy {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isBusy = true
    }
    let result = await work()
    if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
    return result
  }

  /// The window's views, made where they are not there, in the state that the page shows where that can be told.
  private func opened(
    at address: String, _ page: Page, inputs: [Identity: String], presentations: [Identity]
  ) async -> ViewGraph {
    if let graph { return graph }
    let graph = await renderer.graph(at: address, isKnown: knowsAddress(address), for: reader)
    await graph.listen { [weak windows, id] in windows?.changed(id) }
    self.graph = graph
    revision = page.revision
    var content = writer.content(of: await renderer.settled(graph))
    if Shown(content, nil).version != page.version, !(inputs.isEmpty && presentations.isEmpty) {
      content = writer.content(of: await graph.restored(inputs, presentations))
    }
    let shown = Shown(content, windows?.digests)
    if shown.version == page.version {
      self.shown = shown
      knownStyles = content.styles.classNames
    }
    return graph
  }

  /// Counts on from the page's revision where that is further than this window ever came: the page heard it from another
  /// one, which gave way, and takes nothing that is older than what it shows.
  private func catchUp(with revision: Int) {
    self.revision = max(self.revision, revision)
  }

  private func knowsAddress(_ address: String) -> Bool {
    configuration.knowsAddress(RowPositions.split(address).address)
  }

  /// Does what the person did.
  ///
  /// - Returns: false where files that the person sent are no longer there.
  private func perform(_ request: LiveRequest, eventsToo: Bool, on graph: ViewGraph) async -> Bool {
    let events = eventsToo ? request.events.map(withFiles) : []
    let hasFiles = !(eventsToo ? events : request.events).contains(where: \.isUpload)
    guard !(events.isEmpty && request.inputs.isEmpty) else { return hasFiles }
    let refused = await graph.perform(events, inputs: request.inputs, knowsAddress: configuration.knowsAddress)
    windows?.counters.count { $0.refusedEvents += refused }
    await configuration.changesAreStored()
    return hasFiles
  }

  /// The event with the files that its value stands for, if it does; they stay for as long as the window may read them.
  private func withFiles(_ event: LiveEvent) -> LiveEvent {
    guard case .control(.set(let value), let control) = event, !value.isEmpty,
      let taken = windows?.uploads.take(value, for: UploadBox.Owner(window: id, control: control))
    else { return event }
    files += taken
    while files.count > taken.count, files.reduce(0, { $0 + $1.file.byteCount }) > Self.mostFileBytes {
      files.removeFirst()
    }
    return .control(.files(taken.map(\.received)), control)
  }

  /// The most bytes of files that a window keeps beside those that came last (200 MB).
  private static let mostFileBytes = 200 * 1024 * 1024
  /// The most rules of style that a page gathers before it begins anew.
  private static let mostStyles = 4_000

  /// What leads from what the page shows to this state.
  private func message(
    number: Int? = nil, _ state: WindowState, since request: LiveRequest? = nil, isUnsent: Bool = false
  ) -> LiveMessage {
    // Another language: the whole page, with its words for the client, comes anew.
    guard configuration.chosenLanguage == reader.chosenLanguage else { return reload(number: number, state) }
    let content = writer.content(of: state.nodes)
    let next = Shown(content, windows?.digests)
    let from = revision
    var operations: [Operation] = []
    if knownStyles.count > Self.mostStyles { shown = nil }
    if let shown {
      let old = shown.digest.forgetting(request?.touched ?? [])
      operations = PageDiff(from: old, to: next.digest, of: content.body).operations
      if shown.title != next.title { operations.append(.title(next.title)) }
    } else {
      knownStyles = []
      operations = [.reset(html: content.body.inside), .title(next.title)]
      windows?.counters.count { $0.resets += 1 }
    }
    let rules = content.styles.rules(beyond: &knownStyles)
    // After a reset, which takes the rules of before away.
    if !rules.isEmpty { operations.insert(.styles(rules), at: shown == nil ? 1 : 0) }
    operations += state.focusing
    for file in state.exports {
      guard let address = windows?.downloads.offer(Download(file)) else { continue }
      operations.append(
        file.delivery == .save ? .download(address) : .deliver(address, file.delivery, name: file.name))
    }
    if isUnsent { operations.append(.notice(.unsent)) }
    operations += state.history(from: address, after: request)
    if let request { operations += unknownAddresses(in: request) }
    address = state.address ?? address
    shown = next
    if !operations.isEmpty { revision += 1 }
    return LiveMessage(number: number, from: from, to: revision, version: next.version, operations: operations)
  }

  private func reload(number: Int?, _ state: WindowState) -> LiveMessage {
    address = state.address ?? address
    revision += 1
    return LiveMessage(
      number: number, from: revision - 1, to: revision, version: shown?.version ?? "", operations: [.load(address)])
  }

  /// Addresses that are no screen of this window are loaded as pages.
  private func unknownAddresses(in request: LiveRequest) -> [Operation] {
    request.events.compactMap { event in
      guard case .go(let address) = event, !knowsAddress(address) else { return nil }
      return .load(address)
    }
  }

  private func send(_ message: LiveMessage) {
    guard !message.operations.isEmpty, stream != nil else { return }
    windows?.counters.count { $0.pushes += 1 }
    give(Array("data: ".utf8) + message.json + Array("\n\n".utf8))
  }

  /// Sends a piece; a page that takes too little loses its stream and gets everything anew with the next one.
  private func give(_ piece: [UInt8]) {
    guard let stream, !stream.send(piece) else { return }
    endStream()
    windows?.counters.count { $0.overflows += 1 }
  }

  private func endStream() {
    stream?.finish()
    stream = nil
  }

  private func streamEnded(_ number: Int) {
    windows?.stream(of: self, change: -1)
    if number == streamNumber { stream = nil }
  }
}

extension LiveRequest {
  /// The controls whose look a person may have changed in the page itself.
  fileprivate var touched: Set<UInt64> {
    var touched = Set(inputs.keys.map(\.bits))
    for case .control(.set, let control) in events { touched.insert(control.bits) }
    return touched
  }
}

extension LiveEvent {
  /// Whether it speaks of files that nobody has taken out of the box.
  fileprivate var isUpload: Bool {
    guard case .control(.set(let value), _) = self else { return false }
    return UploadBox.areTokens(value)
  }
}

extension Element {
  /// What is inside, as HTML.
  fileprivate var inside: String {
    var writer = HTMLWriter(reserving: 65_536)
    for child in children { writer.write(child) }
    return writer.string
  }
}
