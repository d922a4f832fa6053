import Foundation
import HTTPTypes
import PortableUICore
import Synchronization

/// Files that visitors have sent and that wait for their control to take them.
///
/// The client posts each file to the address of its window's control and gets a token; the control's new value is the
/// tokens, separated by commas. A file can be claimed once, and only by the control that it was sent to.
final class UploadBox: Sendable {
  /// The control of a window that asked for files.
  struct Owner: Sendable, Hashable {
    let window: WindowID
    let control: Identity

    /// Where the files for the control are posted.
    var address: String { "\(UploadBox.path)\(window.text)/\(control.name)" }
  }

  /// How much is taken, and how long it waits.
  struct Limits: Sendable {
    /// The longest file that goes to the disk (100 MB).
    var fileBytes = 100 * 1024 * 1024
    /// The longest file that stays in memory (20 MB).
    var memoryBytes = 20 * 1024 * 1024
    /// The most of all of them together.
    var all = UploadBudget.Limits()
    /// How long a file waits (10 minutes).
    var lifetime = Duration.seconds(600)
  }

  private struct Waiting {
    let file: Upload
    let owner: Owner
    let end: ContinuousClock.Instant
  }

  static let path = "/live/upload/"

  private let folder: URL
  private let limits: Limits
  /// Counts the files that screens have taken too, until they are gone.
  let budget: UploadBudget
  private let waiting = Mutex<[String: Waiting]>([:])

  /// - Parameters:
  ///   - folder: Where files wait; best on the disk to which they will go.
  ///   - limits: How much is taken.
  init(folder: URL, limits: Limits = Limits()) {
    self.folder = folder
    self.limits = limits
    budget = UploadBudget(limits.all)
  }

  /// What becomes of a body that is about to arrive; nil where it isn't an upload.
  ///
  /// - Parameters:
  ///   - head: The request without it.
  ///   - now: The time.
  ///   - field: What the control takes; nil where there is none that takes files.
  /// - Returns: The plan, with a share of what all files may take.
  func bodyPlan(
    for head: WebRequest, now: ContinuousClock.Instant = .now, field: (Owner) async -> FileFieldTraits?
  ) async -> BodyPlan? {
    guard head.target.hasPrefix(Self.path) else { return nil }
    guard let owner = Owner(target: head.target), let field = await field(owner) else { return .refuse(Self.unknown) }
    removeExpired(now: now)
    let destination: UploadDestination = field.staysInMemory ? .memory : .folder(folder.path)
    let limit = field.staysInMemory ? limits.memoryBytes : limits.fileBytes
    // What is longer than it may be is refused without a share, for its own reason.
    let length = head.headers[.contentLength].flatMap { Int($0) } ?? 0
    guard (0...limit).contains(length) else { return .file(limit: limit, in: destination) }
    guard let share = budget.share(in: destination, bytes: length) else { return .refuse(Self.full) }
    return .file(limit: limit, in: destination, share: share)
  }

  /// Lets go of the files that nobody took in time.
  func removeExpired(now: ContinuousClock.Instant = .now) {
    waiting.withLock { waiting in waiting = waiting.filter { $0.value.end > now } }
  }

  /// Keeps the file that a request has brought, and answers with its token.
  func receive(
    _ request: WebRequest, now: ContinuousClock.Instant = .now, isOpen: (WindowID) -> Bool = { _ in true }
  ) -> WebResponse {
    guard let owner = Owner(target: request.target), isOpen(owner.window) else { return Self.unknown }
    guard let file = request.file else { return .plain(.badRequest, "A file was expected.") }
    let name = FileName.safe((request.headers[.fileName] ?? "").removingPercentEncoding ?? "")
    let type = request.headers[.contentType] ?? "application/octet-stream"
    return waiting.withLock { waiting in
      let token = Nonce.make()
      // Screens see the name that the visitor's machine gave it, as they do on Apple's platforms.
      let received = Upload(name: name, type: type, file: file, folder: folder)
      waiting[token] = Waiting(file: received, owner: owner, end: now + limits.lifetime)
      return .plain(.ok, token)
    }
  }

  /// Hands over the files of a control's new value; nil where one of them is not there for it, and then none is gone.
  func claim(_ value: String, for owner: Owner, now: ContinuousClock.Instant = .now) -> [Upload]? {
    let tokens = value.split(separator: ",").map(String.init)
    return waiting.withLock { waiting in
      let files = tokens.compactMap { waiting[$0] }.filter { $0.owner == owner && $0.end > now }
      guard files.count == tokens.count, Set(tokens).count == tokens.count else { return nil }
      for token in tokens { waiting[token] = nil }
      return files.map(\.file)
    }
  }

  /// Whether a control's value is a list of tokens, those of files that are gone included.
  static func areTokens(_ value: String) -> Bool {
    let tokens = value.split(separator: ",", omittingEmptySubsequences: false)
    return tokens.allSatisfy { $0.utf8.count == Nonce.length && $0.allSatisfy(\.isHexDigit) }
  }

  /// Forgets the files of a window that nobody took.
  func close(_ window: WindowID) {
    waiting.withLock { waiting in waiting = waiting.filter { $0.value.owner.window != window } }
  }

  private static let unknown = WebResponse.plain(
    .gone, "This form has expired. Reload the page and choose the file again.")
  private static let full = WebResponse.plain(
    .serviceUnavailable, "Too many files are waiting. Try again later.")
}

extension UploadBox.Owner {
  /// The owner whose files a request brings; nil where its address is none of ours.
  init?(target: String) {
    let parts = target.dropFirst(UploadBox.path.count).split(separator: "/", omittingEmptySubsequences: false)
    guard target.hasPrefix(UploadBox.path), parts.count == 2, let window = WindowID(String(parts[0])),
      let control = Identity(name: parts[1])
    else { return nil }
    self.init(window: window, control: control)
  }
}
