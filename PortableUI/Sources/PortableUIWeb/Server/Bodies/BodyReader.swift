import HTTPTypes
import HummingbirdCore
import NIOCore

/// Takes a request's body in, as the responder wants it.
struct BodyReader {
  let plan: BodyPlan
  let limits: WebServerLimits

  private var limit: Int {
    switch plan {
    case .memory(let limit): limit ?? limits.bodyBytes
    case .file(let limit, _, _): limit
    case .refuse: 0
    }
  }

  /// The reason not to read the body at all, as far as the head says.
  func refusal(of headers: HTTPFields) -> WebResponse? {
    if case .refuse(var response) = plan {
      response.headers[.connection] = "close"
      return response
    }
    guard let length = headers[.contentLength] else { return nil }
    return Int(length).map { $0 > limit } ?? true ? Refusal.bodyTooLong.response : nil
  }

  /// Reads it, and puts it into the head that was made of the request.
  ///
  /// - Throws: `Refusal` for a body that is too long, too slow or cannot be stored; what ends the connection otherwise.
  func read(_ request: Request, into head: inout WebRequest, channel: any Channel) async throws {
    if request.headers[.expect]?.lowercased() == "100-continue" {
      try await channel.triggerUserOutboundEvent(ConnectionGuard.BodyIsWanted()).get()
    }
    do {
      switch plan {
      case .memory:
        head.body = Array(try await request.body.collect(upTo: limit).readableBytesView)
      case .file(_, let destination, let share):
        try await channel.triggerUserOutboundEvent(ConnectionGuard.UploadBegins()).get()
        head.file = try await store(request.body, in: destination, share)
      case .refuse: break
      }
    } catch is ConnectionGuard.RequestTooSlow {
      throw Refusal.bodyTooSlow
    } catch is NIOTooManyBytesError {
      throw Refusal.bodyTooLong
    } catch BodyFile.Failure.noRoom {
      throw Refusal.noRoom
    } catch is BodyFile.Failure {
      throw Refusal.notStored
    }
  }

  private func store(
    _ body: RequestBody, in destination: UploadDestination, _ share: UploadShare?
  ) async throws -> UploadedFile {
    var file = try BodyFile(in: destination, share: share)
    var rest = limit
    for try await buffer in body {
      rest -= buffer.readableBytes
      guard rest >= 0 else { throw NIOTooManyBytesError(maxBytes: limit) }
      try await file.write(buffer)
    }
    return try await file.finish()
  }
}
