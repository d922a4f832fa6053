/// A path of values of different types.
public nonisolated struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.init(elements: elements.map { AnyHashable($0) })
  }

  init(elements: [AnyHashable]) {
    self.elements = elements
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes the last values off; a path that has fewer is a fault of the program.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
