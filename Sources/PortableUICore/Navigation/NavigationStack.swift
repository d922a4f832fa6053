/// Screens on top of each other; the path says which values are open above the root.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never

  private let path: StackPath
  private let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = .none
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    nonisolated(unsafe) let path = path
    self.path = StackPath(
      values: { path.wrappedValue.elements },
      setting: { values in
        StackPath.Change(
          address: path.address?(NavigationPath(elements: values)),
          make: { path.wrappedValue = NavigationPath(elements: values) })
      })
    self.root = root()
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    nonisolated(unsafe) let path = path
    self.path = StackPath(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      setting: { values in
        let data = Data(values.compactMap { $0.base as? Data.Element })
        guard data.count == values.count else { return nil }
        return StackPath.Change(address: path.address?(data), make: { path.wrappedValue = data })
      })
    self.root = root()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let outerBack = context.environment.navigation?.back
    let values = path.values()
    let destinations = DestinationTable()
    context.with { $0.navigation = navigation(above: values, outerBack) } _: { context in
      context.with({ $0.destinations = destinations }) { context in
        var top = context.screen(.body, back: outerBack) { root._render(&$0) }
        for (index, value) in values.enumerated() {
          let change = path.setting(Array(values.prefix(index)))
          let back = BackTarget(address: change?.address, title: top.screenTraits?.title)
          top = context.screen(.part(index), back: back) { destinations.render(value, &$0) }
        }
        context.nodes.append(top)
      }
    }
  }

  /// Links above the present path push their value.
  @MainActor private func navigation(above values: [AnyHashable], _ back: BackTarget?) -> NavigationContext {
    var navigation = NavigationContext()
    navigation.back = back
    let path = path
    navigation.follow = { value in
      guard let change = path.setting(values + [value]) else { return nil }
      return NavigationContext.Followed(address: change.address, isCurrent: false, go: change.make)
    }
    return navigation
  }
}

/// The path of a stack without its element type.
private nonisolated struct StackPath {
  var values: @MainActor () -> [AnyHashable]
  /// What setting the path to these values would do; nil where they do not fit it.
  var setting: @MainActor ([AnyHashable]) -> Change?

  struct Change {
    var address: String?
    var make: @MainActor () -> Void
  }

  static let none = StackPath(values: { [] }, setting: { _ in nil })
}

/// A path of values of different types.
public nonisolated struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  public init() {}

  init(elements: [AnyHashable]) {
    self.elements = elements
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes the last values off; a stack that has fewer is a fault of the program.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// Which view shows a value of which type, filled while a stack's screens are evaluated.
@MainActor
final class DestinationTable {
  private var builders: [ObjectIdentifier: (AnyHashable, inout RenderContext) -> Void] = [:]

  func set<Value: Hashable>(_ type: Value.Type, _ render: @escaping (Value, inout RenderContext) -> Void) {
    builders[ObjectIdentifier(type)] = { value, context in
      if let value = value.base as? Value { render(value, &context) }
    }
  }

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
      context.environment.destinations?.set(D.self) { value, context in
        destination(value)._render(&context)
      }
    }
  }
}
