/// What answers the requests that a ``WebServer`` lets through.
///
/// It is called for many requests at once and never twice for one. The task is cancelled when the time for an answer is
/// over or the server stops; an answer that comes later is thrown away. It is not cancelled when the client goes away;
/// a ``WebStream`` that it has answered with is.
public protocol WebResponder: Sendable {
  /// Answers one request. There is no error to throw: a failure is an answer too.
  func respond(to request: WebRequest) async -> WebResponse

  /// Decides what becomes of the body of a POST before any of it is read; `head` is the request without it.
  func bodyPlan(for head: WebRequest) async -> BodyPlan
}

extension WebResponder {
  /// Every body is a short one, for memory.
  public func bodyPlan(for head: WebRequest) -> BodyPlan { .memory() }
}
