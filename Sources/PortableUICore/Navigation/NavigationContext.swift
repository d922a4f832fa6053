/// What a navigation container tells the views inside it.
struct NavigationContext {
  /// What following a link to a value means here; nil where no container takes it.
  var follow: (@MainActor (AnyHashable) -> Followed?)?
  /// The way back from the first screen of a container inside another one.
  var back: BackTarget?
  /// The split view around a column, told by the column's list what is selected.
  var selectionReport: SelectionReport?

  /// A link to a value, as its container sees it.
  struct Followed {
    var address: String?
    var isCurrent: Bool
    var go: @MainActor () -> Void
  }

  /// Links select in a list.
  @MainActor mutating func select<Value: Hashable>(with selection: Binding<Value?>) {
    let selected = selection.wrappedValue
    let outer = follow
    follow = { link in
      guard let value = link.base as? Value else { return outer?(link) }
      return Followed(
        address: selection.address?(value), isCurrent: value == selected,
        go: { selection.wrappedValue = value })
    }
    selectionReport?.isSelected = selected != nil
    selectionReport?.deselectedAddress = selection.address?(nil)
  }
}

/// What the list of a split view's first column says about its selection.
@MainActor
final class SelectionReport {
  var isSelected = false
  var deselectedAddress: String?
}
