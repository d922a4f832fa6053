import Foundation

/// The heading of a table's column.
package struct TableHeadingTraits: Sendable, Equatable {
  package var width: TableColumnWidth
  /// True: pressing it sorts the rows.
  package var isSortable = false
  /// Nil: the rows are sorted by another column.
  package var order: SortOrder?
}

/// The limits of a column's width, in points.
package struct TableColumnWidth: Sendable, Hashable {
  package var minimum: CGFloat?
  package var maximum: CGFloat?
}
