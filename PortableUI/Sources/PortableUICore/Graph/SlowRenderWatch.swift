/// Finds the view that makes an evaluation slow.
@MainActor
final class SlowRenderWatch {
  /// Called once for each evaluation with a view in it that took longer than the limit, with all that is in it: the
  /// deepest one.
  var onSlowRender: (@MainActor (_ viewName: String, _ duration: Duration) -> Void)?
  /// How long a view may take to evaluate, with all that is in it.
  var limit = Duration.milliseconds(50)
  private var slowest: (name: String, duration: Duration)?

  /// Nil where nobody asks.
  func begin() -> ContinuousClock.Instant? {
    onSlowRender == nil ? nil : .now
  }

  /// The views end from the inside out, so the first slow one is the deepest.
  func end(_ type: Any.Type, since start: ContinuousClock.Instant?) {
    guard let start, slowest == nil else { return }
    let duration = start.duration(to: .now)
    if duration > limit { slowest = ("\(type)", duration) }
  }

  func report() {
    guard let slowest else { return }
    self.slowest = nil
    onSlowRender?(slowest.name, slowest.duration)
  }
}
