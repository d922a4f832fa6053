/// Which view shows a value of which type, filled while a stack's screens are evaluated.
@MainActor
final class DestinationTable {
  private var builders: [ObjectIdentifier: (AnyHashable, inout RenderContext) -> Void] = [:]

  func set<Value: Hashable>(_ type: Value.Type, _ render: @escaping (Value, inout RenderContext) -> Void) {
    builders[ObjectIdentifier(type)] = { value, context in
      if let value = value.base as? Value { render(value, &context) }
    }
  }

  func removeAll() { builders = [:] }

  func render(_ value: AnyHashable, _ context: inout RenderContext) {
    let type = Swift.type(of: value.base)
    guard let build = builders[ObjectIdentifier(type)] else {
      Fault.log("navigationDestination(for: \(type).self) is missing in the stack that holds such a value.")
      return
    }
    build(value, &context)
  }
}

extension View {
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    nonisolated(unsafe) let destination = destination
    return ScreenPreferenceView(content: self) { context in
      guard let destinations = context.windowValues.destinations else { return }
      context.graph.replay {
        destinations.set(D.self) { value, context in destination(value)._render(&context) }
      }
    }
  }
}
