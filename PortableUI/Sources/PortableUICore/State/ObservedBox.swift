import Observation

/// A value of one window in a box that reports its reads and changes to observation, as an `@Observable` class does.
///
/// Writing an equal value is kept and reported to nobody.
@MainActor
final class ObservedBox<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private let signal = ChangeSignal()
  private var stored: Value
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
      if underWay?.readsUnobserved != true { registrar.access(signal, keyPath: \.change) }
      return stored
    }
    set {
      guard !isSame(stored, newValue) else {
        stored = newValue
        return
      }
      underWay?.stateChanges(of: Value.self)
      registrar.withMutation(of: signal, keyPath: \.change) { stored = newValue }
    }
  }

  private func isSame(_ old: Value, _ new: Value) -> Bool {
    if type(of: old as Any) is AnyObject.Type { return old as AnyObject === new as AnyObject }
    guard let old = old as? any Equatable else { return false }
    return old.isEqual(to: new)
  }
}

/// Stands for every box's value in the registrar: a key path of a class without generics is made once, at compile time.
private final class ChangeSignal: Observable {
  var change: Void { () }
}
