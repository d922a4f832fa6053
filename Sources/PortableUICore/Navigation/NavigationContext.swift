/// What a navigation container tells the views inside it.
struct NavigationContext {
  /// What following a link to a value means here; nil where no container takes it.
  var follow: (@MainActor (AnyHashable) -> Followed?)?
  /// The way back from the first screen of a container inside another one.
  var back: BackTarget?
  /// The split view around a column, told by the column's list what is selected.
  var selectionReport: SelectionReport?
  /// What `follow` was made of; nil where it cannot be compared.
  private(set) var sources: [Source]? = []

  /// What a container's links read and write, and what of it they show.
  struct Source: Equatable {
    let binding: BindingSource
    let shown: AnyHashable
  }

  /// A link to a value, as its container sees it.
  struct Followed {
    var address: String?
    var isCurrent: Bool
    var go: @MainActor () -> Void
  }

  /// Makes links lead somewhere else than before.
  ///
  /// - Parameters:
  ///   - source: Where what links write lives; nil where nobody can tell.
  ///   - shown: What of it is shown at present.
  ///   - isOnly: True where no link is left to the container around.
  ///   - follow: What following a link means.
  mutating func lead(
    to source: BindingSource?, shown: AnyHashable, isOnly: Bool,
    _ follow: @escaping @MainActor (AnyHashable) -> Followed?
  ) {
    self.follow = follow
    let outer = isOnly ? [] : sources
    sources = source.flatMap { source in outer.map { $0 + [Source(binding: source, shown: shown)] } }
  }

  /// Links select in a list.
  @MainActor mutating func select<Value: Hashable>(with selection: Binding<Value?>) {
    let (selected, addresses) = (selection.wrappedValue, LinkAddresses(selection))
    let outer = follow
    lead(to: selection.source, shown: AnyHashable(selected), isOnly: false) { link in
      guard let value = link.base as? Value else { return outer?(link) }
      return Followed(
        address: addresses.address(of: value), isCurrent: value == selected,
        go: { selection.wrappedValue = value })
    }
    guard let selectionReport else { return }
    let deselected = addresses.address(of: nil)
    ViewGraph.evaluating?.replay { selectionReport.set(isSelected: selected != nil, deselectedAddress: deselected) }
  }
}

extension NavigationContext: ComparableInput {
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: false) { one, other in
      guard let sources = one.sources, one.back == other.back, one.selectionReport === other.selectionReport else {
        return false
      }
      return sources == other.sources
    }
  }
}

/// What the list of a split view's first column says about its selection.
@MainActor
final class SelectionReport {
  private(set) var isSelected = false
  private(set) var deselectedAddress: String?

  func set(isSelected: Bool, deselectedAddress: String?) {
    self.isSelected = isSelected
    self.deselectedAddress = deselectedAddress
  }
}

/// The addresses of a list's links.
///
/// What they have in common is looked up once for each evaluation, within it, so that each observes it.
@MainActor
private final class LinkAddresses<Value> {
  private let selection: Binding<Value?>
  private weak var evaluation: Evaluation?
  private var address: Binding<Value?>.Addressing?

  init(_ selection: Binding<Value?>) {
    self.selection = selection
  }

  func address(of value: Value?) -> String? {
    if let current = ViewGraph.evaluating?.current, current !== evaluation {
      address = selection.addressing?()
      evaluation = current
    }
    return address?(value)
  }
}
