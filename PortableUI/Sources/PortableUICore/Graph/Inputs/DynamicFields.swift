@_spi(Reflection) import Swift

/// Where the dynamic properties of a type lie.
///
/// Found once for each type by the runtime's reflection.
@MainActor
struct DynamicFields {
  private typealias Connector = @MainActor (UnsafeMutableRawPointer, inout _DynamicConnection) -> Void

  private let connectors: [(offset: Int, connect: Connector)]

  var isEmpty: Bool { connectors.isEmpty }

  /// True where there is nothing but what is read of the surroundings: no state.
  let areSurroundings: Bool

  private static var known: [ObjectIdentifier: DynamicFields] = [:]

  /// The fields of a struct type; none for anything else.
  static func of(_ type: Any.Type) -> DynamicFields {
    let id = ObjectIdentifier(type)
    if let fields = known[id] { return fields }
    let fields = DynamicFields(reflecting: type)
    known[id] = fields
    return fields
  }

  private init(reflecting type: Any.Type) {
    var found: [(Int, Connector)] = []
    var areSurroundings = true
    // The raw value of `ignoreUnknown`, whose named constant is a mutable global: skip fields the runtime cannot describe.
    let options = _EachFieldOptions(rawValue: 1 << 1)
    _ = _forEachField(of: type, options: options) { _, offset, fieldType, kind in
      if kind == .struct, !InputComparison.isStandard(fieldType), let dynamic = fieldType as? any DynamicProperty.Type {
        found.append((offset, Self.connector(for: dynamic)))
        areSurroundings = areSurroundings && dynamic is any SurroundingsProperty.Type
      }
      return true
    }
    connectors = found
    self.areSurroundings = areSurroundings
  }

  func connect<Value>(_ value: inout Value, _ connection: inout _DynamicConnection) {
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (offset, connect) in connectors { connect(base + offset, &connection) }
    }
  }

  private static func connector<Property: DynamicProperty>(for type: Property.Type) -> Connector {
    { pointer, connection in
      pointer.assumingMemoryBound(to: Property.self).pointee._connect(&connection)
    }
  }
}
