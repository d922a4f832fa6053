/// What a window's states and links have to know of its evaluation while it is under way.
///
/// They hold this instead of the graph: a weak reference to the graph would make every use of the graph slower.
@MainActor
final class EvaluationUnderWay {
  /// The evaluation under way of the innermost view, of whichever window: one at a time is evaluated.
  private static var innermost: Evaluation?
  /// How often states were read that somebody has to hear of.
  private(set) static var reads = 0

  /// The number of the evaluation under way; nil where there is none.
  private(set) var pass: Int?
  /// That of the innermost view; let go of at the end, for it holds the views, and they hold this.
  private var current: Evaluation? { didSet { Self.innermost = current } }
  /// True while the window's states are read by somebody who has seen to their changes in another way.
  private(set) var readsUnobserved = false

  func begin(_ pass: Int) { self.pass = pass }

  func end() { (pass, current) = (nil, nil) }

  /// Another view is evaluated now.
  func moves(to evaluation: Evaluation) { if pass != nil { current = evaluation } }

  /// Notes the flag of the evaluation under way among those that have read a state, of which the ended ones go.
  static func noteRead(by readers: inout [ChangeFlag]) {
    reads += 1
    guard let flag = innermost?.changes, readers.last !== flag else { return }
    readers.removeAll { $0.isRaised || $0 === flag }
    readers.append(flag)
  }

  /// Reads states of the window, of which nobody has to hear.
  func withoutObserving<Result>(_ read: () -> Result) -> Result {
    let outer = readsUnobserved
    readsUnobserved = true
    defer { readsUnobserved = outer }
    return read()
  }

  /// A state of the window is about to change.
  ///
  /// Where a view's body does it, what was read before shows the old value: the views under way are evaluated once more.
  func stateChanges(of type: Any.Type) {
    guard pass != nil else { return }
    Fault.log("State of type \(type) was changed while views were evaluated; change it in an action or a task.")
    current?.changes.raise()
  }
}
