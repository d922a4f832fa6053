/// A stored property of a view whose value the layer supplies before `body` is asked for.
///
/// Isolated member by member: an isolation of the whole protocol would reach the wrappers that conform to it, and refuse
/// initial values made on the main actor.
public protocol DynamicProperty {
  /// Called before each evaluation of the view.
  @MainActor @preconcurrency mutating func update()

  /// Connects the property with what the layer keeps for the view. Properties of the layer implement it; screens never do.
  @MainActor @preconcurrency mutating func _connect(_ connection: inout _DynamicConnection)
}

extension DynamicProperty {
  @MainActor @preconcurrency public mutating func update() {}

  /// Connects the dynamic properties inside, then updates.
  @MainActor @preconcurrency public mutating func _connect(_ connection: inout _DynamicConnection) {
    DynamicFields.of(Self.self).connect(&self, &connection)
    update()
  }
}
