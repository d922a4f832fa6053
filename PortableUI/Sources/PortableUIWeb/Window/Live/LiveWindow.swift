import PortableUICore

/// One page that is open in a browser: its views with their state, and the digest of what it was sent last.
///
/// It is a cache: closed at any time, it comes again from the page's address with the same identities. Work is done in
/// turn, one request or push after the other; views are evaluated on the main actor, everything else is done here.
actor LiveWindow {
  nonisolated let id: WindowID
  private let renderer: WindowRenderer
  private let writer: PageWriter
  private weak let windows: LiveWindows?

  private var graph: ViewGraph?
  /// The page that the window shows as others may, for as long as nothing was done in it; it has no views of its own then.
  private var watching: (key: WatchedPages.Key, page: WatchedPage)?
  /// What the page shows; nil: not known, everything has to be sent.
  private var shown: SentPage?
  /// The address that the browser shows.
  private var address = "/"
  /// The last answer: its revision, with which the page and the window agreed on the address, and what the page showed
  /// when it asked.
  private var answered: (revision: Int, before: Page) = (0, Page(version: "", revision: 0))
  private var knownStyles = KnownStyles()
  private var revision = 0
  private var lastNumber = -1
  /// The files that the person sent, until nobody needs them any more.
  private var files = SentFiles()
  private var subscription: LiveStream.Subscription?
  private var subscriptionNumber = 0
  private var isClosed = false
  private var isBusy = false
  /// Something that it shows changed while something was done in it.
  private var isPushDue = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// A window that is not open yet.
  init(_ id: WindowID, renderer: WindowRenderer, writer: PageWriter, windows: LiveWindows) {
    self.id = id
    self.renderer = renderer
    self.writer = writer
    self.windows = windows
  }

  private var configuration: WebApplicationConfiguration { renderer.configuration }
  private var visitor: Visitor { writer.visitor }

  /// Does what the page asks for.
  ///
  /// - Returns: what the page has to change, or nil where the window was closed before its turn.
  func answer(_ request: LiveRequest) async -> LiveMessage? {
    await inTurn {
      guard !isClosed else { return nil }
      address = request.address
      let isKnown = graph != nil || watching != nil
      let graph = await opened(
        at: request.address, Page(version: request.version, revision: request.revision),
        inputs: request.kept.merging(request.inputs) { _, new in new }, presentations: request.presentations)
      // The page went on, but this window never heard of it: whoever pressed saw another state than this one.
      let isDoubtful = shown == nil && request.isRetry && !isKnown
      let isRepeated = isKnown && request.number <= lastNumber
      lastNumber = max(lastNumber, request.number)
      if isRepeated || isDoubtful || request.events.contains(.synchronize) || request.revision > revision {
        shown = nil
      }
      advance(to: request.revision)
      let use = isRepeated ? LiveUse() : self.use(request, eventsToo: !isDoubtful)
      let (state, refused, leavesPast) = await graph.present(after: use, configuration)
      if leavesPast { releasePast(of: graph) }
      windows?.counters.count { $0.refusedEvents += refused }
      return message(number: request.number, state, since: request, isUnsent: use.isUnsent)
    }
  }

  /// Subscribes the page to a stream; a subscription to another stream is over.
  ///
  /// A page that another window, which gave way, brought to where it is must first say what it shows: it gets no
  /// subscription, and makes a request before it listens again. A page that is subscribed already stays so, with what
  /// waits for it.
  ///
  /// - Parameters:
  ///   - stream: what its browser reads.
  ///   - isGuest: true where another window opened the stream, which does not end when this page is gone.
  ///   - address: what the browser shows.
  ///   - page: what the page says that it shows.
  /// - Returns: what comes of it.
  func listen(on stream: LiveStream, isGuest: Bool, at address: String, _ page: Page) async -> Listening {
    await inTurn {
      guard !isClosed else { return .closed }
      if let subscription, subscription.isOn(stream) { return .heard }
      // A page that asked before it heard the last answer says where it was before that.
      if page.revision >= answered.revision { self.address = address }
      let isWatching = await watches(address, page)
      let isKnown = graph != nil
      if !isWatching {
        let graph = await opened(at: address, page, inputs: [:], presentations: [])
        if !isKnown, shown == nil, page.revision > 0 {
          await graph.close()
          self.graph = nil
          return .unsure
        }
        if !isKnown { await graph.releaseViews() }
      }
      subscriptionNumber += 1
      let next = stream.subscribe(id) { [weak self, subscriptionNumber] in
        Task { await self?.subscriptionEnded(subscriptionNumber) }
      }
      guard let next else { return .full }
      subscription?.leave(telling: false)
      subscription = next
      windows?.stream(of: self, change: 1, isGuest: isGuest)
      if !isUpToDate(page) { shown = nil }
      advance(to: page.revision)
      if isWatching || shown == nil {
        await sendPresent()
      } else if let state = await graph?.presentChange(releasing: false) {
        send(message(state))
      }
      noteMemory()
      return .heard
    }
  }

  /// The page no longer listens on a stream that another window opened.
  func stopListening(on stream: LiveStream) async {
    await inTurn {
      guard let subscription, subscription.isOn(stream) else { return }
      subscription.leave(telling: false)
    }
  }

  /// What the control takes; nil: the window shows no field for files there that can be used.
  func fileField(_ control: Identity) async -> FileFieldTraits? {
    await inTurn {
      guard !isClosed else { return nil }
      if let graph { return await graph.fileField(control) }
      guard let watching else { return nil }
      return await renderer.watchedPages.fileField(control, on: watching.key)
    }
  }

  /// Sends the page what has changed, if it listens; not while something else is done in the window, which may take long,
  /// but after it.
  ///
  /// - Parameter releases: lets go of what the views gave, as ``releaseViews()`` does.
  func push(releasing releases: Bool) async {
    guard !isBusy else {
      isPushDue = true
      return
    }
    await inTurn {
      guard !isClosed, subscription != nil else { return }
      if watching != nil { return await sendPresent() }
      if let state = await graph?.presentChange(releasing: releases) { send(message(state)) }
    }
  }

  /// Lets go of what only makes the next answer quicker.
  func releaseViews() async {
    await inTurn { await graph?.releaseViews() }
  }

  /// Ends the window: its views disappear, its page has to open it again.
  func close() async {
    await inTurn {
      isClosed = true
      subscription?.leave(telling: true)
      subscription = nil
      shown = nil
      await stopWatching()
      await graph?.close()
      graph = nil
      files.discard()
    }
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
    guard waiting.isEmpty else {
      waiting.removeFirst().resume()
      return result
    }
    isBusy = false
    if isPushDue {
      isPushDue = false
      windows?.changed([id], shareViews: watching != nil)
    }
    return result
  }

  /// The window's views, made where they are not there, in the state that the page shows where that can be told.
  private func opened(
    at address: String, _ page: Page, inputs: [Identity: String], presentations: [Identity]
  ) async -> ViewGraph {
    if let graph { return graph }
    let graph = await renderer.graph(at: address, isKnown: knowsAddress(address), for: visitor)
    await graph.listen { [weak windows, id] in windows?.changed([id], shareViews: false) }
    self.graph = graph
    let nodes = await renderer.settled(graph)
    // What a window shows that only listened is known.
    if await stopWatching() {
      await graph.forgetFocusRequests()
      return graph
    }
    revision = page.revision
    var made = made(of: nodes)
    if made.shown.version != page.version, !(inputs.isEmpty && presentations.isEmpty) {
      made = self.made(of: await graph.restored(inputs, presentations))
    }
    if made.shown.version == page.version { markShown(made) }
    // Where the focus was to be when the page came; since then it has been the person's.
    await graph.forgetFocusRequests()
    return graph
  }

  /// True where the page is shown as others may show it, because nothing has been done in it.
  private func watches(_ address: String, _ page: Page) async -> Bool {
    guard graph == nil, watching != nil || page.revision == 0 else { return false }
    let key = WatchedPages.Key(address: address, visitor: visitor)
    if watching?.key != key {
      await stopWatching()
      let page = await renderer.watch(key, isKnown: knowsAddress(address), by: id) { [weak windows] in
        windows?.changed($0, shareViews: true)
      }
      watching = (key, page)
    }
    if shown == nil, let made = await watched()?.page, made.shown.version == page.version { markShown(made) }
    return true
  }

  /// What the page that the window watches shows; nil where it watches none.
  private func watched() async -> WatchedPage.Shown? {
    guard let watching else { return nil }
    if let shown = watching.page.current { return shown }
    return await renderer.shown(watching.key) { [writer, digests = windows?.digests] in
      MadePage(of: $0, by: writer, digests)
    }
  }

  /// Lets go of what was shown before when the answer is on its way: to free much takes the processor from it.
  private func releasePast(of graph: ViewGraph) {
    Task {
      try? await Task.sleep(for: .milliseconds(100))
      await graph.releasePast()
    }
  }

  /// Tells how much memory the window takes now; its address is held by the state, the page and what is compared.
  private func noteMemory() {
    let sharers = watching?.page.windows.count ?? 1
    windows?.note((shown?.memory(sharedBy: sharers) ?? 0) + 3 * address.utf8.count, of: self)
  }

  /// - Returns: false where the window has watched no page.
  @discardableResult
  private func stopWatching() async -> Bool {
    guard let watching else { return false }
    self.watching = nil
    await renderer.watchedPages.remove(id, from: watching.key)
    return true
  }

  private func markShown(_ made: MadePage) {
    shown = made.shown
    knownStyles = KnownStyles(made.classNames)
  }

  private func made(of nodes: [Node]) -> MadePage { MadePage(of: nodes, by: writer, windows?.digests) }

  /// Sends what leads from what the page shows to what it should show now.
  private func sendPresent() async {
    if let watched = await watched() {
      send(message(watched.state, watched.page))
    } else if let graph {
      send(message(await graph.present()))
    }
  }

  /// Counts on from the page's revision where that is further than this window ever came: the page heard it from another
  /// one, which gave way, and takes nothing that is older than what it shows.
  private func advance(to revision: Int) {
    self.revision = max(self.revision, revision)
  }

  /// True where the page shows what was sent last, or will once it hears the answer that is on its way; should that be
  /// lost, the page asks again.
  private func isUpToDate(_ page: Page) -> Bool {
    guard let shown else { return false }
    return page == Page(version: shown.version, revision: revision)
      || page == answered.before && revision == answered.revision
  }

  private func knowsAddress(_ address: String) -> Bool {
    configuration.knowsAddress(RowPositions.split(address).address)
  }

  /// What the person did.
  private func use(_ request: LiveRequest, eventsToo: Bool) -> LiveUse {
    let events = eventsToo ? request.events.map(withFiles) : []
    let isUnsent = (eventsToo ? events : request.events).contains(where: \.isUpload)
    return LiveUse(events: events, inputs: request.inputs, isUnsent: isUnsent)
  }

  /// The event with the files that its value stands for, if it does; they stay for as long as the window may read them.
  private func withFiles(_ event: LiveEvent) -> LiveEvent {
    guard case .control(.set(let value), let control) = event, !value.isEmpty,
      let taken = windows?.uploads.claim(value, for: UploadBox.Owner(window: id, control: control))
    else { return event }
    files.keep(taken)
    return .control(.files(taken.map(\.received)), control)
  }

  /// The most rules of style that a page gathers before it begins anew.
  private static let mostStyles = 4_000

  /// What leads from what the page shows to this state.
  private func message(
    number: Int? = nil, _ state: WindowState, _ made: MadePage? = nil, since request: LiveRequest? = nil,
    isUnsent: Bool = false
  ) -> LiveMessage {
    // Another language: the whole page, with its words for the client, comes anew.
    guard configuration.chosenLanguage == visitor.chosenLanguage else { return reload(number: number, state) }
    let made = made ?? self.made(of: state.nodes)
    let (content, next, from) = (made.content, made.shown, revision)
    var operations: [Operation] = []
    if knownStyles.count > Self.mostStyles { shown = nil }
    if let shown {
      operations = made.operations(from: shown.digest.invalidating(request?.touched ?? []))
      if shown.title != next.title { operations.append(.title(next.title)) }
    } else {
      knownStyles = KnownStyles()
      var writer = HTMLWriter(reserving: 65_536)
      writer.write(contentOf: content.body)
      operations = [.reset(html: writer.string), .title(next.title)]
      windows?.counters.count { $0.resets += 1 }
    }
    let rules = content.styles.rules(beyond: &knownStyles)
    // After a reset, which takes the rules of before away.
    if !rules.isEmpty { operations.insert(.styles(rules), at: shown == nil ? 1 : 0) }
    operations += state.focusing
    for file in state.exports {
      guard let address = windows?.downloads.offer(file) else { continue }
      operations.append(
        file.delivery == .save ? .download(address) : .deliver(address, file.delivery, name: file.name))
    }
    if isUnsent { operations.append(.notice(.unsent)) }
    operations += state.history(from: address, after: request)
    if let request { operations += unknownAddresses(in: request) }
    address = state.address ?? address
    shown = next
    noteMemory()
    if !operations.isEmpty { revision += 1 }
    if let request {
      answered = (revision, before: Page(version: request.version, revision: request.revision))
    }
    return LiveMessage(number: number, from: from, to: revision, version: next.version, operations: operations)
  }

  private func reload(number: Int?, _ state: WindowState) -> LiveMessage {
    address = state.address ?? address
    revision += 1
    return LiveMessage(
      number: number, from: revision - 1, to: revision, version: shown?.version ?? "", operations: [.load(address)])
  }

  /// Addresses that aren't screens of this window are loaded as pages.
  private func unknownAddresses(in request: LiveRequest) -> [Operation] {
    request.events.compactMap { event in
      guard case .go(let address) = event, !knowsAddress(address) else { return nil }
      return .load(address)
    }
  }

  /// Sends a message to a page that listens; one that takes too little loses its subscription, and gets everything anew
  /// with the next one.
  private func send(_ message: LiveMessage) {
    guard !message.operations.isEmpty, let subscription else { return }
    windows?.counters.count { $0.pushes += 1 }
    guard !subscription.send(message.json) else { return }
    self.subscription = nil
    windows?.counters.count { $0.overflows += 1 }
  }

  private func subscriptionEnded(_ number: Int) {
    windows?.stream(of: self, change: -1)
    if number == subscriptionNumber { subscription = nil }
  }
}
