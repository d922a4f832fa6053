/// A value of one window in a box that knows which evaluations of views read it, and tells them of a change.
///
/// Writing an equal value is kept and told nobody. An `@Observable` object would do too, but a window has dozens of boxes,
/// and Observation takes half a kilobyte for each.
@MainActor
final class ObservedBox<Value> {
  private var stored: Value
  /// The flags of the evaluations that read it since it changed.
  private var readers: [ChangeFlag] = []
  /// Told of changes that come while the window's views are evaluated, and knows which reads nobody has to hear of.
  private var underWay: EvaluationUnderWay?

  init(_ value: Value, of graph: ViewGraph?) {
    stored = value
    underWay = graph?.underWay
  }

  /// Makes it a box of this graph, where it was there before.
  func belongs(to graph: ViewGraph) { underWay = graph.underWay }

  var value: Value {
    get {
      if underWay?.readsUnobserved != true { EvaluationUnderWay.noteRead(by: &readers) }
      return stored
    }
    set {
      guard !isSame(stored, newValue) else {
        stored = newValue
        return
      }
      underWay?.stateChanges(of: Value.self)
      stored = newValue
      let flags = readers
      readers = []
      for flag in flags { flag.raise() }
    }
  }

  private func isSame(_ old: Value, _ new: Value) -> Bool {
    if type(of: old as Any) is AnyObject.Type { return old as AnyObject === new as AnyObject }
    guard let old = old as? any Equatable else { return false }
    return old.isEqual(to: new)
  }
}
