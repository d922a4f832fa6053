/// What answers the requests that a ``WebServer`` lets through.
///
/// It is called for many requests at once, and ``respond(to:)`` never twice for one. The task is cancelled when the time
/// for an answer is over or the server stops; an answer that comes later is thrown away. It is not cancelled when the
/// client goes away; a ``WebStream`` that it has answered with is.
public protocol WebResponder: Sendable {
  /// Answers one request. There is no error to throw: a failure is an answer too.
  func respond(to request: WebRequest) async -> WebResponse

  /// The answer to a request where it is there already; nil: ``respond(to:)`` is asked for it.
  ///
  /// It is called for GET and HEAD, maybe twice for one request, maybe on the connection's own thread, and must not wait:
  /// neither the limit of time nor a task of its own stands around it, which take longer than such an answer.
  func respondAtOnce(to request: WebRequest) -> WebResponse?

  /// Decides what becomes of the body of a POST before any of it is read; `head` is the request without it.
  func bodyPlan(for head: WebRequest) async -> BodyPlan
}

extension WebResponder {
  /// No answer is there already.
  public func respondAtOnce(to request: WebRequest) -> WebResponse? { nil }

  /// Every body is a short one, for memory.
  public func bodyPlan(for head: WebRequest) -> BodyPlan { .memory() }
}
