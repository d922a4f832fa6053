import Foundation

/// The order of a table's rows, as its headings see it: each knows its own comparator.
public nonisolated protocol _TableSorting {
  /// In which direction the rows are sorted by a column; nil where another one comes first.
  @MainActor func order(by column: any SortComparator) -> SortOrder?

  /// Sorts by a column as it says, or the other way round where the rows are sorted by it.
  @MainActor func sort(by column: any SortComparator)
}

/// The order that a binding to comparators says.
nonisolated struct ComparatorsSorting<Sort: SortComparator>: _TableSorting {
  let binding: Binding<[Sort]>

  @MainActor func order(by column: any SortComparator) -> SortOrder? {
    guard let column = column as? Sort, let first = binding.wrappedValue.first, first.isLike(column) else { return nil }
    return first.order
  }

  @MainActor func sort(by column: any SortComparator) {
    guard var column = column as? Sort else { return }
    let order = binding.wrappedValue
    if let first = order.first, first.isLike(column) { column.order = first.order == .forward ? .reverse : .forward }
    binding.wrappedValue = [column] + order.filter { !$0.isLike(column) }
  }
}

extension SortComparator {
  /// True where the other differs in its direction alone.
  fileprivate nonisolated func isLike(_ other: Self) -> Bool {
    var other = other
    other.order = order
    return other == self
  }
}
