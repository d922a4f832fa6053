import Foundation
import HTTPTypes
import PortableUICore
import Synchronization

/// Files that readers have sent and that wait for their control to take them.
///
/// The client posts each file to `/live/upload/WINDOW/CONTROL` and gets a token; the control's new value is the tokens,
/// separated by commas. A file can be taken once, and only by the control that it was sent to. Nobody can guess a
/// window's name or a token.
final class UploadBox: Sendable {
  /// The control of a window that asked for files.
  struct Owner: Sendable, Hashable {
    let window: String
    let control: Identity

    init(window: String, control: Identity) {
      self.window = window
      self.control = control
    }

    /// Nil where the address is none for uploads.
    init?(address: String) {
      let parts = address.split(separator: "/", omittingEmptySubsequences: false)
      guard address.hasPrefix(UploadBox.path), parts.count == 5, !parts[3].isEmpty,
        let control = Identity(name: parts[4])
      else { return nil }
      self.init(window: String(parts[3]), control: control)
    }

    /// Where its files are posted.
    var address: String { "\(UploadBox.path)\(window)/\(control.name)" }
  }

  /// How much is taken, and how long it waits.
  struct Limits: Sendable {
    /// The longest file (100 MB).
    var fileBytes = 100 * 1024 * 1024
    /// The most bytes that wait (1 GB).
    var bytes = 1024 * 1024 * 1024
    /// The most files that wait (1,000).
    var files = 1000
    /// How long a file waits (10 minutes).
    var lifetime = Duration.seconds(600)
  }

  fileprivate struct Waiting {
    let file: ReceivedFile
    let owner: Owner
    let end: ContinuousClock.Instant
  }

  fileprivate static let path = "/live/upload/"

  private let folder: URL
  private let limits: Limits
  private let accepts: @Sendable (Owner) -> Bool
  private let waiting = Mutex<[String: Waiting]>([:])

  /// - Parameters:
  ///   - folder: Where files wait; best on the disk to which they will go.
  ///   - limits: How much is taken.
  ///   - accepts: Whether there is such a window with a control that takes files.
  init(folder: URL, limits: Limits = Limits(), accepts: @escaping @Sendable (Owner) -> Bool) {
    self.folder = folder
    self.limits = limits
    self.accepts = accepts
  }

  /// What becomes of a body that is about to arrive; nil where it is no upload.
  func bodyPlan(for head: WebRequest, now: ContinuousClock.Instant = .now) -> BodyPlan? {
    guard head.target.hasPrefix(Self.path) else { return nil }
    guard let owner = Owner(address: head.target), accepts(owner) else { return .refuse(Self.unknown) }
    return waiting.withLock { waiting in
      waiting = waiting.filter { $0.value.end > now }
      let room = limits.bytes - waiting.byteCount
      guard room > 0, waiting.count < limits.files else { return .refuse(Self.full) }
      return .file(limit: min(limits.fileBytes, room), folder: folder)
    }
  }

  /// Keeps the file that a request has brought, and answers with its token.
  func receive(_ request: WebRequest, now: ContinuousClock.Instant = .now) -> WebResponse {
    guard let owner = Owner(address: request.target), accepts(owner) else { return Self.unknown }
    guard let file = request.file else { return .plain(.badRequest, "A file was expected.") }
    let received = ReceivedFile(
      name: FileName.safe((request.headers[.fileName] ?? "").removingPercentEncoding ?? ""),
      type: request.headers[.contentType] ?? "application/octet-stream", file: file)
    return waiting.withLock { waiting in
      guard waiting.count < limits.files, waiting.byteCount + file.byteCount <= limits.bytes else { return Self.full }
      let token = Nonce.make()
      waiting[token] = Waiting(file: received, owner: owner, end: now + limits.lifetime)
      var answer = WebResponse.plain(.ok, "")
      answer.body = Array(token.utf8)
      return answer
    }
  }

  /// Hands over the files of a control's new value; nil where one of them is not there for it, and then none is gone.
  func take(_ value: String, for owner: Owner, now: ContinuousClock.Instant = .now) -> [ReceivedFile]? {
    let tokens = value.split(separator: ",").map(String.init)
    return waiting.withLock { waiting in
      let files = tokens.compactMap { waiting[$0] }.filter { $0.owner == owner && $0.end > now }
      guard files.count == tokens.count, Set(tokens).count == tokens.count else { return nil }
      for token in tokens { waiting[token] = nil }
      return files.map(\.file)
    }
  }

  /// Forgets the files that a window's controls have not taken.
  func close(window: String) {
    waiting.withLock { $0 = $0.filter { $0.value.owner.window != window } }
  }

  private static let unknown = WebResponse.plain(
    .gone, "This form has expired. Reload the page and choose the file again.")
  private static let full = WebResponse.plain(
    .serviceUnavailable, "Too many files are waiting. Please try again later.")
}

extension [String: UploadBox.Waiting] {
  fileprivate var byteCount: Int { values.reduce(0) { $0 + $1.file.file.byteCount } }
}
