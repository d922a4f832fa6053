/// What the graph keeps for one view between evaluations: the boxes of its state, its task, what it saw last.
@MainActor
final class Scope {
  /// The evaluation in which the view was last seen.
  var lastSeen = 0
  private var slots: [AnyObject?] = []
  /// The view's task while it runs, and how many it has begun.
  var task: Task<Void, Never>?
  var tasksBegun = 0
  /// The value that `onChange` or `task(id:)` saw last, in a `LastValue`.
  var lastValue: AnyObject?
  var hasAppeared = false
  var disappear: (() -> Void)?

  /// The object kept in a place, made on the first evaluation.
  func slot<Object: AnyObject>(_ place: Int = 0, _ make: () -> Object) -> Object {
    if place < slots.count, let object = slots[place] as? Object { return object }
    let object = make()
    while slots.count <= place { slots.append(nil) }
    slots[place] = object
    return object
  }

  func end() {
    task?.cancel()
    task = nil
    disappear?()
    disappear = nil
  }
}

/// A value in a box of its own type, so that a stored nil is told from no value yet.
final class LastValue<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Hands the dynamic properties of one view their places in its scope, in order of declaration.
@MainActor
public struct _DynamicConnection {
  let graph: ViewGraph
  private let identity: Identity
  let surroundings: ViewSurroundings
  /// Made for the first property that needs a place.
  private var knownScope: Scope?
  private var next = 0

  init(identity: Identity, surroundings: ViewSurroundings, graph: ViewGraph) {
    self.identity = identity
    self.surroundings = surroundings
    self.graph = graph
  }

  /// The object kept in the next place, made on the first evaluation.
  mutating func slot<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { next += 1 }
    let scope = knownScope ?? graph.scope(for: identity)
    knownScope = scope
    return scope.slot(next, make)
  }
}
