/// Where a binding's value lives: two bindings to the same place read and write the same.
nonisolated indirect enum BindingSource: Equatable, @unchecked Sendable {
  /// The whole value of an object.
  case object(AnyObject)
  /// What an object keeps under a key; the text stands for the value that counts while it keeps none.
  case stored(AnyObject, key: String, initial: @MainActor () -> String?)
  /// A part of what the other source gives; the step says which.
  case part(BindingSource, step: Step)

  /// How a part is found in its whole.
  ///
  /// The runtime knows each case's type; a key path as an `AnyHashable` makes it search for what that can do.
  enum Step: Hashable {
    case keyPath(AnyKeyPath)
    /// The value that is there, where the whole is one that may be missing.
    case present
    /// The value as one that may be missing.
    case optional
    case index(Int)
    /// The text that counts while nothing is stored.
    case initial(String?)
  }

  static func == (lhs: BindingSource, rhs: BindingSource) -> Bool {
    switch (lhs, rhs) {
    case (.object(let one), .object(let other)): one === other
    case (.stored(let one, let key, let initial), .stored(let other, let otherKey, let otherInitial)):
      one === other && key == otherKey && MainActor.assumeIsolated { initial() == otherInitial() }
    case (.part(let one, let step), .part(let other, let otherStep)): step == otherStep && one == other
    default: false
    }
  }
}

extension BindingSource {
  /// The steps to a part of the window's address, from the inside out; nil for what is no part of it.
  @MainActor var stepsInScene: (values: SceneValues, steps: [Step])? {
    switch self {
    case .object: return nil
    case .stored(let object, let key, let initial):
      guard let values = object as? SceneValues, values.addressKey == key else { return nil }
      return (values, values.address == nil ? [.initial(initial())] : [])
    case .part(let whole, let step):
      guard let (values, steps) = whole.stepsInScene else { return nil }
      return (values, [step] + steps)
    }
  }
}
