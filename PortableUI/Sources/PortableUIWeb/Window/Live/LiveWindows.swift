import PortableUICore
import Synchronization

/// All live windows of a program: finds them, bounds them, and brings those up to date that listen.
final class LiveWindows: Sendable {
  let counters = LiveCounters()
  let uploads: UploadBox
  let downloads = DownloadBox()
  let digests = SharedDigests()
  private let waiting = WaitingBytes()
  private let limits: LiveLimits
  private let make: @Sendable (WindowID, Visitor, LiveWindows) -> LiveWindow
  private let state = Mutex(State())

  fileprivate struct State {
    var entries: [WindowID: Entry] = [:]
    /// What the entries take together, as far as it is known.
    var bytes = 0
    /// The streams that are open.
    var streams: [StreamID: LiveStream] = [:]
    /// The windows that have to hear of a change and share their views with others, and those that have their own.
    var changedSharers = ChangedWindows()
    var changedOwners = ChangedWindows()
    /// The windows that keep what their views gave, the one used last at the end.
    var ready: [WindowID] = []
    var isSwept = false
    /// How many bytes windows, streams and answers have let go of since memory was last given back.
    var freedBytes = 0
    /// How many requests there had been at the last sweep.
    var requestsAtSweep = 0
  }

  fileprivate struct Entry {
    let window: LiveWindow
    var lastUse: ContinuousClock.Instant
    var streams = 0
    /// True where another window opened the stream: whether this page is still there, only its own requests tell.
    var isGuest = false
    var allowance: Double
    /// About how many bytes it takes.
    var bytes = 0
  }

  /// - Parameters:
  ///   - limits: how many windows there may be, and for how long.
  ///   - uploads: where files wait that pages have sent.
  ///   - make: makes a window that is not open yet.
  init(limits: LiveLimits, uploads: UploadBox, make: @escaping @Sendable (WindowID, Visitor, LiveWindows) -> LiveWindow)
  {
    self.limits = limits
    self.uploads = uploads
    self.make = make
  }

  /// How many windows there are, how many of them keep what their views gave, and what all have done.
  var statusText: String {
    let (count, ready) = state.withLock { state in
      (state.entries.count, state.ready.count { state.entries[$0] != nil })
    }
    return counters.now.text(windows: count, ofWhichReady: ready)
  }

  func isOpen(_ id: WindowID) -> Bool { open(id) != nil }

  /// The window of the id, if there is one.
  func open(_ id: WindowID) -> LiveWindow? { state.withLock { $0.entries[id]?.window } }

  /// The window of the id, made where there is none, if it may still ask for so many events.
  ///
  /// - Parameters:
  ///   - id: which window.
  ///   - visitor: who is shown it.
  ///   - events: how many events it asks for.
  ///   - isUse: true where it is used, false where it only listens.
  ///   - now: the time.
  /// - Returns: nil where it asks for too much.
  func window(
    _ id: WindowID, for visitor: Visitor, events: Int, isUse: Bool = true, now: ContinuousClock.Instant = .now
  ) -> LiveWindow? {
    let (window, evicted, released, startsSweep) = state.withLock {
      state -> (LiveWindow?, LiveWindow?, LiveWindow?, Bool) in
      var evicted: LiveWindow?
      if state.entries[id] == nil {
        if state.entries.count >= limits.windows { evicted = state.removeOldest() }
        state.entries[id] = Entry(
          window: make(id, visitor, self), lastUse: now, allowance: Double(limits.eventBurst))
        counters.count { $0.openedWindows += 1 }
      }
      let isAllowed = state.entries[id]?.spend(events, at: now, limits) ?? false
      let startsSweep = !state.isSwept
      state.isSwept = true
      let released = isUse ? state.noteUse(of: id, keeping: limits.readyWindows) : nil
      return (isAllowed ? state.entries[id]?.window : nil, evicted, released, startsSweep)
    }
    if let released { Task { await released.releaseViews() } }
    if let evicted { evict(evicted) }
    if startsSweep { Task { await sweep() } }
    return window
  }

  /// A new stream, which other windows find by its name for as long as it is open.
  func openStream(_ id: StreamID) -> LiveStream {
    let stream = LiveStream(id, limits: limits, waiting: waiting) { [weak self] stream in
      self?.state.withLock { if $0.streams[id] === stream { $0.streams[id] = nil } }
    }
    state.withLock { $0.streams[id] = stream }
    return stream
  }

  /// The open stream of this name.
  func stream(_ id: StreamID) -> LiveStream? { state.withLock { $0.streams[id] } }

  /// Counts a stream to which the window is subscribed, or no longer is.
  ///
  /// A window that gave way loses its subscription when another one may have its id already; that one's are its own.
  func stream(of window: LiveWindow, change: Int, isGuest: Bool? = nil, now: ContinuousClock.Instant = .now) {
    state.withLock {
      guard $0.entries[window.id]?.window === window else { return }
      $0.entries[window.id]?.streams += change
      if let isGuest { $0.entries[window.id]?.isGuest = isGuest }
      $0.entries[window.id]?.use(at: now, limits)
    }
  }

  /// Notes how many bytes the window takes; where all take too much, those that were used longest ago give way to it.
  func note(_ bytes: Int, of window: LiveWindow) {
    let evicted = state.withLock { state -> [LiveWindow] in
      guard state.entries[window.id]?.window === window else { return [] }
      state.bytes += bytes - (state.entries[window.id]?.bytes ?? 0)
      state.entries[window.id]?.bytes = bytes
      var evicted: [LiveWindow] = []
      while state.bytes > limits.windowBytes, let oldest = state.removeOldest(sparing: window.id) {
        evicted.append(oldest)
      }
      return evicted
    }
    evicted.forEach(evict)
  }

  /// Ends a window whose page is gone.
  func leave(_ id: WindowID) async {
    guard let window = state.withLock({ $0.remove(id) }) else { return }
    counters.count { $0.leftWindows += 1 }
    uploads.close(id)
    await window.close()
  }

  /// Something that the windows show has changed.
  ///
  /// Windows that share their views are told of it quickly, the others are evaluated one by one: none of the first waits for
  /// those.
  func changed(_ ids: Set<WindowID>, shareViews: Bool) {
    let queue: any WritableKeyPath<State, ChangedWindows> & Sendable =
      shareViews ? \.changedSharers : \.changedOwners
    let starts = state.withLock { $0[keyPath: queue].add(ids, pushersAtOnce: shareViews ? limits.pushesAtOnce : 1) }
    for _ in 0..<starts { Task(priority: .utility) { await pushChanges(queue) } }
  }

  /// Brings changed windows up to date, a few at a time, so that events find their way between them, and after a moment, so
  /// that the window in which somebody did something is answered and drawn before the others are.
  private func pushChanges(_ queue: any WritableKeyPath<State, ChangedWindows> & Sendable) async {
    try? await Task.sleep(for: limits.pushDelay)
    while let window = nextChanged(queue) {
      await window.push(releasing: !state.withLock { $0.ready.contains(window.id) })
    }
  }

  /// The next changed window; nil where none is left, and then one pusher less runs.
  private func nextChanged(_ queue: any WritableKeyPath<State, ChangedWindows> & Sendable) -> LiveWindow? {
    state.withLock { state in
      while let id = state[keyPath: queue].next() {
        if let entry = state.entries[id], entry.streams > 0 { return entry.window }
      }
      return nil
    }
  }

  private func evict(_ window: LiveWindow) {
    counters.count { $0.evictedWindows += 1 }
    uploads.close(window.id)
    Task { await window.close() }
  }

  /// Looks after the windows as long as there are any.
  private func sweep() async {
    repeat {
      try? await Task.sleep(for: limits.sweepTime)
      for window in removeIdle() { evict(window) }
      for window in dequeueUnheardReady() { await window.releaseViews() }
      uploads.removeExpired()
      downloads.removeOld()
      for stream in state.withLock({ Array($0.streams.values) }) { stream.keepAlive() }
      releaseUnusedMemory()
    } while !endSweep()
  }

  /// Notes that an answer of so many bytes was made and sent.
  func answered(_ bytes: Int) { state.withLock { $0.freedBytes += bytes } }

  /// Gives memory back to the system when windows, streams and answers have let go of much, or of some and nobody asks for
  /// anything; it takes a moment in which nothing else gets any.
  private func releaseUnusedMemory() {
    let requests = counters.now.requests
    let isDue = state.withLock { state in
      state.freedBytes += waiting.dequeueFreed()
      let isQuiet = requests == state.requestsAtSweep
      state.requestsAtSweep = requests
      guard state.freedBytes >= (isQuiet ? Self.someMemory : Self.muchMemory) else { return false }
      state.freedBytes = 0
      return true
    }
    if isDue { Memory.releaseUnused() }
  }

  private static let muchMemory = 8 * 1024 * 1024
  private static let someMemory = 512 * 1024

  /// Takes out the windows that nobody has used for long, and of those that nobody listens to, used longest ago first, as
  /// many as take more than such windows may.
  private func removeIdle() -> [LiveWindow] {
    let oldest = ContinuousClock.now - limits.idleTime
    return state.withLock { state in
      var idle = state.entries.filter { ($0.value.streams == 0 || $0.value.isGuest) && $0.value.lastUse < oldest }.map(
        \.key)
      let unheard = state.entries.filter { $0.value.streams == 0 }.sorted { $0.value.lastUse > $1.value.lastUse }
      var bytes = 0
      for (id, entry) in unheard {
        bytes += entry.bytes
        if bytes > limits.unheardBytes { idle.append(id) }
      }
      return idle.compactMap { state.remove($0) }
    }
  }

  /// The windows that keep what their views gave, though nobody listens to them or has used them since the last sweep.
  private func dequeueUnheardReady() -> [LiveWindow] {
    let oldest = ContinuousClock.now - limits.sweepTime
    return state.withLock { state in
      let unheard = state.ready.filter { id in
        guard let entry = state.entries[id] else { return true }
        return entry.streams == 0 && entry.lastUse < oldest
      }
      state.ready.removeAll { unheard.contains($0) }
      state.freedBytes += unheard.count * Self.readyBytes
      return unheard.compactMap { state.entries[$0]?.window }
    }
  }

  /// About how many bytes a window takes for what its views gave.
  private static let readyBytes = 200 * 1024

  /// True where no window is left to look after.
  private func endSweep() -> Bool {
    state.withLock { state in
      guard state.entries.isEmpty else { return false }
      state.isSwept = false
      return true
    }
  }
}

extension LiveWindows.State {
  /// Notes that a window is used; the one that keeps its views' nodes no longer, if there are too many.
  fileprivate mutating func noteUse(of id: WindowID, keeping limit: Int) -> LiveWindow? {
    if let place = ready.lastIndex(of: id) { ready.remove(at: place) }
    ready.append(id)
    return ready.count > limit ? entries[ready.removeFirst()]?.window : nil
  }

  fileprivate mutating func remove(_ id: WindowID) -> LiveWindow? {
    guard let entry = entries.removeValue(forKey: id) else { return nil }
    bytes -= entry.bytes
    freedBytes += entry.bytes
    return entry.window
  }

  /// Takes out the window that was used longest ago, one without a stream if there is any, but not `spared`.
  fileprivate mutating func removeOldest(sparing spared: WindowID? = nil) -> LiveWindow? {
    let others = entries.lazy.filter { $0.key != spared }
    let oldest = others.min { ($0.value.streams, $0.value.lastUse) < ($1.value.streams, $1.value.lastUse) }
    return oldest.flatMap { remove($0.key) }
  }
}

extension LiveWindows.Entry {
  /// Notes that the window is used, and gives it what it may ask for since it was used last.
  fileprivate mutating func use(at now: ContinuousClock.Instant, _ limits: LiveLimits) {
    guard now > lastUse else { return }
    let passed = (now - lastUse) / .seconds(1)
    allowance = min(Double(limits.eventBurst), allowance + passed * Double(limits.eventsPerSecond))
    lastUse = now
  }

  /// False: the window has used up what it may ask for at present.
  fileprivate mutating func spend(_ events: Int, at now: ContinuousClock.Instant, _ limits: LiveLimits) -> Bool {
    use(at: now, limits)
    guard allowance >= Double(events) else { return false }
    allowance -= Double(events)
    return true
  }
}
