import Observation

/// A value in a box that reports its reads and changes to observation, as an `@Observable` class does.
final class ObservedBox<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private let signal = ChangeSignal()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get {
      registrar.access(signal, keyPath: \.change)
      return stored
    }
    set {
      registrar.withMutation(of: signal, keyPath: \.change) { stored = newValue }
    }
  }
}

/// Stands for every box's value in the registrar: a key path of a class without generics is made once, at compile time.
private final class ChangeSignal: Observable {
  var change: Void { () }
}
