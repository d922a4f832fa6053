import Foundation
import HTTPTypes
import PortableUICore
import Synchronization

/// Files that readers have sent and that wait for their control to take them.
///
/// A control shows its address. The client posts each file to it and gets a token, and the control's new value is the
/// tokens, separated by commas. A file can be taken once, and only by the control that it was sent to.
final class UploadBox: Sendable {
  /// The control of a window that asked for files.
  struct Owner: Sendable, Hashable {
    let window: String
    let control: Identity
  }

  /// How much is taken, and how long it waits.
  struct Limits: Sendable {
    /// The longest file (100 MB).
    var fileBytes = 100 * 1024 * 1024
    /// The most bytes that wait (1 GB).
    var bytes = 1024 * 1024 * 1024
    /// The most files that wait (1,000).
    var files = 1000
    /// The most addresses, the oldest go first (10,000).
    var addresses = 10_000
    /// How long a file waits (10 minutes).
    var lifetime = Duration.seconds(600)
  }

  private struct Waiting {
    let file: ReceivedFile
    let owner: Owner
    let end: ContinuousClock.Instant
  }

  private struct State {
    var owners: [String: Owner] = [:]
    var tokens: [Owner: String] = [:]
    var order: [String] = []
    var waiting: [String: Waiting] = [:]

    var bytes: Int { waiting.values.reduce(0) { $0 + $1.file.file.byteCount } }

    mutating func forget(_ token: String) {
      if let owner = owners.removeValue(forKey: token) { tokens[owner] = nil }
    }
  }

  private static let path = "/live/upload/"

  private let folder: URL
  private let limits: Limits
  private let state = Mutex(State())

  /// - Parameters:
  ///   - folder: Where files wait; best on the disk to which they will go.
  ///   - limits: How much is taken.
  init(folder: URL, limits: Limits = Limits()) {
    self.folder = folder
    self.limits = limits
  }

  /// Where the files for a control are posted; the same address each time until the window is closed.
  func address(for owner: Owner) -> String {
    let token = state.withLock { state in
      if let token = state.tokens[owner] { return token }
      let token = Nonce.make()
      state.owners[token] = owner
      state.tokens[owner] = token
      state.order.append(token)
      while state.owners.count > limits.addresses { state.forget(state.order.removeFirst()) }
      if state.order.count > 2 * limits.addresses { state.order.removeAll { state.owners[$0] == nil } }
      return token
    }
    return Self.path + token
  }

  /// What becomes of a body that is about to arrive; nil where it is no upload.
  func bodyPlan(for head: WebRequest, now: ContinuousClock.Instant = .now) -> BodyPlan? {
    guard head.target.hasPrefix(Self.path) else { return nil }
    return state.withLock { state in
      state.waiting = state.waiting.filter { $0.value.end > now }
      guard state.owners[Self.token(of: head)] != nil else { return .refuse(Self.unknown) }
      let room = limits.bytes - state.bytes
      guard room > 0, state.waiting.count < limits.files else { return .refuse(Self.full) }
      return .file(limit: min(limits.fileBytes, room), folder: folder)
    }
  }

  /// Keeps the file that a request has brought, and answers with its token.
  func receive(_ request: WebRequest, now: ContinuousClock.Instant = .now) -> WebResponse {
    guard let file = request.file else { return .plain(.badRequest, "A file was expected.") }
    let received = ReceivedFile(
      name: FileName.safe((request.headers[.fileName] ?? "").removingPercentEncoding ?? ""),
      type: request.headers[.contentType] ?? "application/octet-stream", file: file)
    return state.withLock { state in
      guard let owner = state.owners[Self.token(of: request)] else { return Self.unknown }
      guard state.waiting.count < limits.files, state.bytes + file.byteCount <= limits.bytes else { return Self.full }
      let token = Nonce.make()
      state.waiting[token] = Waiting(file: received, owner: owner, end: now + limits.lifetime)
      return .plain(.ok, token)
    }
  }

  /// Hands over the files of a control's new value; nil where one of them is not there for it, and then none is gone.
  func take(_ value: String, for owner: Owner, now: ContinuousClock.Instant = .now) -> [ReceivedFile]? {
    let tokens = value.split(separator: ",").map(String.init)
    return state.withLock { state in
      let files = tokens.compactMap { state.waiting[$0] }.filter { $0.owner == owner && $0.end > now }
      guard files.count == tokens.count, Set(tokens).count == tokens.count else { return nil }
      for token in tokens { state.waiting[token] = nil }
      return files.map(\.file)
    }
  }

  /// Forgets the addresses of a window and the files that nobody took.
  func close(window: String) {
    state.withLock { state in
      for (token, owner) in state.owners where owner.window == window { state.forget(token) }
      state.waiting = state.waiting.filter { $0.value.owner.window != window }
    }
  }

  private static func token(of request: WebRequest) -> String {
    String(request.target.dropFirst(path.count))
  }

  private static let unknown = WebResponse.plain(
    .gone, "This form has expired. Reload the page and choose the file again.")
  private static let full = WebResponse.plain(
    .serviceUnavailable, "Too many files are waiting. Please try again later.")
}
