/// A stored property of a view whose value the layer supplies before `body` is asked for.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called before each evaluation of the view.
  mutating func update()

  /// Connects the property with what the layer keeps for the view. Properties of the layer implement it; screens never do.
  mutating func _connect(_ connection: inout _DynamicConnection)
}

extension DynamicProperty {
  public mutating func update() {}

  /// Connects the dynamic properties inside, then updates.
  public mutating func _connect(_ connection: inout _DynamicConnection) {
    DynamicFields.of(Self.self).connect(&self, &connection)
    update()
  }
}
