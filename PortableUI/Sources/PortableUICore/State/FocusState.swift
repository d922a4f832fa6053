/// Where the keyboard's focus is among the fields of a view: read it to know, write it to put it there.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let unfocused: Value
  private var holder: FocusStateHolder<Value>?

  public init() where Value == Bool {
    unfocused = false
  }

  public init<T: Hashable>() where Value == T? {
    unfocused = nil
  }

  @MainActor public var wrappedValue: Value {
    get { holder?.value ?? unfocused }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  @MainActor public var projectedValue: Binding {
    Binding(unfocused: unfocused, holder: holder)
  }

  @MainActor public mutating func _connect(_ connection: inout _DynamicConnection) {
    let (unfocused, graph) = (unfocused, connection.graph)
    holder = connection.slot { FocusStateHolder(unfocused: unfocused, graph: graph) }
  }

  /// A focus state that lives elsewhere, to read, to write and to tie fields to.
  @propertyWrapper
  public struct Binding {
    fileprivate let unfocused: Value
    let holder: FocusStateHolder<Value>?

    @MainActor public var wrappedValue: Value {
      get { holder?.value ?? unfocused }
      nonmutating set {
        guard let holder else {
          return Fault.log("FocusState of type \(Value.self) was written before its view is on a screen.")
        }
        holder.write(newValue)
      }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: ComparableInput {
  /// What a view owns is no input.
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: false) { _, _ in true }
  }
}

extension FocusState.Binding: ComparableInput {
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: false) { $0.holder === $1.holder }
  }
}

/// A focus state as the graph sees it.
@MainActor
protocol FocusHolder: AnyObject {
  var isUnfocused: Bool { get }
  func unfocus()
}

/// The value of a focus state, with the window whose focus it writes.
@MainActor
final class FocusStateHolder<Value: Hashable>: FocusHolder {
  private let box: ObservedBox<Value>
  private let unfocused: Value
  private weak var graph: ViewGraph?

  init(unfocused: Value, graph: ViewGraph) {
    box = ObservedBox(unfocused, of: graph)
    self.unfocused = unfocused
    self.graph = graph
  }

  var value: Value { box.value }
  var isUnfocused: Bool { box.value == unfocused }

  func unfocus() { box.value = unfocused }

  /// The program wants the focus there.
  func write(_ value: Value) {
    guard value != box.value else { return }
    box.value = value
    graph?.requestFocus(self)
  }

  /// A field tied to a value of this state.
  func link(to value: Value) -> FocusLink {
    FocusLink(
      holder: self, isWanted: { [box] in box.value == value },
      report: { [box, unfocused] isGained in
        if isGained {
          box.value = value
        } else if box.value == value {
          box.value = unfocused
        }
      })
  }
}

/// A focus state's value to which a field is tied.
@MainActor
struct FocusLink {
  let holder: any FocusHolder
  /// Whether the state says that the focus is to be in this field.
  let isWanted: @MainActor () -> Bool
  /// Tells the state that the field got or lost the focus.
  let report: @MainActor (Bool) -> Void
}

/// A field where a focus state can put the focus.
struct FocusField {
  let identity: Identity
  let link: FocusLink
}

/// Where the program wants the keyboard's focus.
package enum FocusRequest: Sendable, Hashable {
  case field(Identity)
  case nothing
}
