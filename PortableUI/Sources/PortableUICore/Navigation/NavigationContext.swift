/// What a navigation container tells the views inside it.
struct NavigationContext {
  /// Who takes the links to values; nil where nobody does.
  var links: LinkContainer?
  /// The way back from the first screen of a container inside another one.
  var back: BackTarget?
  /// The split view around a column, told by the column's list what is selected.
  var selectionReport: SelectionReport?

  /// Links select in a list of the graph's window.
  @MainActor mutating func select<Value: Hashable>(
    with selection: Binding<Value?>, in list: Identity, of graph: ViewGraph
  ) {
    let addresses = LinkAddresses(selection, in: graph)
    links = LinkContainer(
      list, around: links, of: graph, source: selection.source.map { LinkContainer.Source(binding: $0) },
      address: { link in (link.base as? Value).map { addresses.address(of: $0) } },
      go: { link in if let value = link.base as? Value { selection.wrappedValue = value } })
    guard let selectionReport else { return }
    let (isSelected, deselected) = (selection.wrappedValue != nil, addresses.address(of: nil))
    graph.replay { (selectionReport.isSelected, selectionReport.deselectedAddress) = (isSelected, deselected) }
  }
}

extension NavigationContext: ComparableInput {
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: false) { one, other in
      one.back == other.back && one.selectionReport === other.selectionReport
        && one.links?.isSame(as: other.links) ?? (other.links == nil)
    }
  }
}

/// What the list of a split view's first column says about its selection.
@MainActor
final class SelectionReport {
  var isSelected = false
  var deselectedAddress: String?
}

/// The addresses of a list's links.
///
/// What they have in common is looked up once for each evaluation of the window.
@MainActor
private final class LinkAddresses<Value> {
  private let selection: Binding<Value?>
  private let underWay: EvaluationUnderWay
  private var pass: Int?
  private var address: Binding<Value?>.Addressing?

  /// Looks up what the addresses depend on, so that the list's evaluation observes it for all its links.
  init(_ selection: Binding<Value?>, in graph: ViewGraph) {
    self.selection = selection
    underWay = graph.underWay
    pass = underWay.pass
    address = selection.addressing?()
  }

  func address(of value: Value?) -> String? {
    let present = underWay.pass
    if present == nil || present != pass {
      address = selection.addressing?()
      pass = present
    }
    return address?(value)
  }
}
