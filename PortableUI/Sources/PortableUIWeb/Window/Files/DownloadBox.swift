import Foundation
import HTTPTypes
import PortableUICore
import Synchronization

/// Files that wait to be fetched, each once, at an address that nobody can guess.
final class DownloadBox: Sendable {
  /// How much may wait, and for how long.
  struct Limits: Sendable {
    /// The most files (256).
    var files = 256
    /// The most bytes in memory (16 MB); a single larger file waits alone.
    var bytes = 16 * 1024 * 1024
    /// How long a file waits (10 minutes).
    var lifetime = Duration.seconds(600)
  }

  private struct Offer {
    let file: ExportedFile
    let end: ContinuousClock.Instant
  }

  static let path = "/live/file/"

  private let limits: Limits
  private let offers = Mutex<[String: Offer]>([:])

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// The address at which the file can be fetched once; the oldest ones go where there are too many.
  func offer(_ file: ExportedFile, now: ContinuousClock.Instant = .now) -> String {
    let token = Nonce.make()
    offers.withLock { offers in
      offers = offers.filter { $0.value.end > now }
      var memory = offers.values.reduce(file.data.count) { $0 + $1.file.data.count }
      while offers.count >= limits.files || memory > limits.bytes,
        let oldest = offers.min(by: { $0.value.end < $1.value.end })?.key
      {
        memory -= offers.removeValue(forKey: oldest)?.file.data.count ?? 0
      }
      offers[token] = Offer(file: file, end: now + limits.lifetime)
    }
    return Self.path + token
  }

  /// Forgets the files that have waited long enough.
  func removeOld(now: ContinuousClock.Instant = .now) {
    offers.withLock { offers in offers = offers.filter { $0.value.end > now } }
  }

  /// The file that a request asks for, and with GET takes away.
  func response(to request: WebRequest, now: ContinuousClock.Instant = .now) -> WebResponse {
    let token = String(request.target.dropFirst(Self.path.count))
    let offer = offers.withLock { request.method == .head ? $0[token] : $0.removeValue(forKey: token) }
    guard let offer, offer.end > now else {
      return .plain(.notFound, "This file is no longer available. Go back and request it again.")
    }
    let headers: HTTPFields = [
      .contentType: offer.file.contentType, .contentDisposition: FileName.attachment(offer.file.name),
      .xContentTypeOptions: "nosniff", .contentSecurityPolicy: ContentPolicy.file, .cacheControl: "no-store",
    ]
    return WebResponse(status: .ok, headers: headers, body: Array(offer.file.data))
  }
}
