import Synchronization

/// What goes down one connection to a browser: the messages of the window that opened it, and of those that joined.
///
/// Each piece is a server-sent event: a window's id, a space, and a message for it or ``endWord``. What is not taken yet
/// is bounded for each window, in messages and in bytes, and for all streams of a program together, in bytes. A window
/// that takes too little loses its subscription with all that waits; the others are not held up, because windows take
/// turns.
final class LiveStream: Sendable {
  /// Says to a window, in the place of a message, that it has lost its subscription.
  static let endWord = "end"

  let id: StreamID
  private let limits: LiveLimits
  private let waiting: WaitingBytes
  private let onEnd: @Sendable (LiveStream) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - id: the name by which other windows of the browser find it.
  ///   - limits: how much may wait, and how many windows may listen.
  ///   - waiting: counts what waits in all streams of the program.
  ///   - onEnd: called once, when the last window has gone or nobody reads any more.
  init(
    _ id: StreamID, limits: LiveLimits, waiting: WaitingBytes = WaitingBytes(),
    onEnd: @escaping @Sendable (LiveStream) -> Void = { _ in }
  ) {
    self.id = id
    self.limits = limits
    self.waiting = waiting
    self.onEnd = onEnd
  }

  /// The pieces, for one reader; with it the stream ends.
  var pieces: Pieces { Pieces(reading: Pieces.Reading(stream: self)) }

  /// Subscribes a window; a subscription that it has here already ends.
  ///
  /// - Parameters:
  ///   - window: who listens.
  ///   - onEnd: called once, when the window has lost its subscription, for whatever reason.
  /// - Returns: nil where the stream is over, or as many windows listen as may.
  func subscribe(_ window: WindowID, onEnd: @escaping @Sendable () -> Void = {}) -> Subscription? {
    change { state, effects in
      let isNew = state.listeners[window] == nil
      guard !state.isOver, !isNew || state.listeners.count < limits.windowsPerStream else { return nil }
      state.remove(window, &effects)
      state.isOver = false
      state.lastNumber += 1
      state.listeners[window] = Listener(number: state.lastNumber, onEnd: onEnd)
      return Subscription(stream: self, window: window, number: state.lastNumber)
    }
  }

  /// Tells the browser, and what lies between, that the connection is in use, unless something waits anyway.
  func keepAlive() {
    change { state, _ in
      if state.reader != nil { state.notices.append(Array(": \n\n".utf8)) }
    }
  }

  /// Ends the stream, with all that waits.
  func end() {
    change { state, effects in
      for window in state.listeners.keys { state.remove(window, &effects) }
      state.notices = []
      state.settle()
      state.isOver = true
    }
  }
}

extension LiveStream {
  /// A window's subscription to a stream.
  struct Subscription: Sendable {
    fileprivate let stream: LiveStream
    fileprivate let window: WindowID
    fileprivate let number: Int

    /// Sends a message; to be called by one after the other.
    ///
    /// - Returns: false where too much waits already: the window loses its subscription, and is told so.
    func send(_ message: [UInt8]) -> Bool {
      let (piece, limits) = (window.piece(of: message), stream.limits)
      return stream.change { state, effects in
        guard state.has(self), let listener = state.listeners[window] else { return true }
        let hasRoom =
          listener.waiting.count < limits.waitingMessages && listener.bytes + piece.count <= limits.waitingBytes
          && stream.waiting.count + piece.count <= limits.allWaitingBytes
        guard listener.waiting.isEmpty || hasRoom else {
          state.remove(window, tells: true, &effects)
          return false
        }
        state.add(piece, for: window)
        return true
      }
    }

    /// Gives the subscription up.
    ///
    /// - Parameter tells: whether the window's page hears of it.
    func leave(telling tells: Bool) {
      stream.change { state, effects in
        if state.has(self) { state.remove(window, tells: tells, &effects) }
      }
    }

    /// Whether it is a subscription to this stream that was not lost.
    func isOn(_ other: LiveStream) -> Bool {
      stream === other && stream.state.withLock { $0.has(self) }
    }
  }

  /// Changes the state, hands a piece to a reader that waits for one, and does what follows when the state is free.
  private func change<Result>(_ work: (inout State, inout Effects) -> Result) -> Result {
    var effects = Effects()
    let result = state.withLock { state in
      let (bytes, wasOver) = (state.bytes, state.isOver)
      let result = work(&state, &effects)
      if let reader = state.reader {
        let piece = state.next()
        if piece != nil || state.isOver {
          state.reader = nil
          effects.resumption = (reader, piece)
        }
      }
      waiting.add(state.bytes - bytes)
      effects.isOver = state.isOver && !wasOver
      return result
    }
    if let (reader, piece) = effects.resumption { reader.resume(returning: piece) }
    for end in effects.ends { end() }
    if effects.isOver { onEnd(self) }
    return result
  }

  /// The next piece, once there is one; nil at the end.
  ///
  /// What was taken before counts as sent.
  fileprivate func next() async -> [UInt8]? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { reader in
        change { state, _ in
          state.settle()
          state.reader = reader
        }
      }
    } onCancel: {
      end()
    }
  }

  private struct Listener {
    let number: Int
    var waiting: [[UInt8]] = []
    var bytes = 0
    let onEnd: @Sendable () -> Void
  }

  private struct Effects {
    var resumption: (reader: CheckedContinuation<[UInt8]?, Never>, piece: [UInt8]?)?
    var ends: [@Sendable () -> Void] = []
    var isOver = false
  }

  private struct State {
    var listeners: [WindowID: Listener] = [:]
    /// The windows for which something waits, each once; the next piece is for the first one.
    var turns: [WindowID] = []
    /// Short pieces that go before all messages.
    var notices: [[UInt8]] = []
    /// The bytes of all that waits, and of the piece that is being sent.
    var bytes = 0
    var taken = 0
    var reader: CheckedContinuation<[UInt8]?, Never>?
    var lastNumber = 0
    /// Nobody listens any more; at most notices are left to be read.
    var isOver = false

    func has(_ subscription: Subscription) -> Bool { listeners[subscription.window]?.number == subscription.number }

    mutating func add(_ piece: [UInt8], for window: WindowID) {
      listeners[window]?.waiting.append(piece)
      listeners[window]?.bytes += piece.count
      bytes += piece.count
      if listeners[window]?.waiting.count == 1 { turns.append(window) }
    }

    mutating func remove(_ window: WindowID, tells: Bool = false, _ effects: inout Effects) {
      guard let listener = listeners.removeValue(forKey: window) else { return }
      bytes -= listener.bytes
      turns.removeAll { $0 == window }
      effects.ends.append(listener.onEnd)
      if tells { notices.append(window.piece(of: Array(LiveStream.endWord.utf8))) }
      isOver = listeners.isEmpty
    }

    /// What was taken is sent.
    mutating func settle() {
      bytes -= taken
      taken = 0
    }

    /// What the reader gets; nil where nothing waits.
    mutating func next() -> [UInt8]? {
      if !notices.isEmpty { return notices.removeFirst() }
      guard let window = turns.first, let piece = listeners[window]?.waiting.removeFirst() else { return nil }
      turns.removeFirst()
      listeners[window]?.bytes -= piece.count
      taken = piece.count
      if listeners[window]?.waiting.isEmpty == false { turns.append(window) }
      return piece
    }
  }

  /// The pieces of a stream as the server takes them, once.
  struct Pieces: AsyncSequence, AsyncIteratorProtocol, Sendable {
    /// Ends the stream when nobody reads it any more, or nobody ever will.
    fileprivate final class Reading: Sendable {
      let stream: LiveStream

      init(stream: LiveStream) { self.stream = stream }

      deinit { stream.end() }
    }

    fileprivate let reading: Reading

    func makeAsyncIterator() -> Pieces { self }

    func next() async -> [UInt8]? { await reading.stream.next() }

    func next(isolation actor: isolated (any Actor)?) async throws(Never) -> [UInt8]? {
      await reading.stream.next()
    }
  }
}

extension WindowID {
  /// The event of a stream that is for this window.
  func piece(of message: [UInt8]) -> [UInt8] {
    Array("data: \(text) ".utf8) + message + Array("\n\n".utf8)
  }
}
