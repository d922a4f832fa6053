import Foundation

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

  /// Among columns that sort, one that does not.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never { column }

  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column { column }

  @_disfavoredOverload
  public static func buildBlock<each Column: TableColumnContent>(
    _ column: repeat each Column
  ) -> TupleTableColumnContent<RowValue, Sort> {
    var columns: [any TableColumnContent] = []
    repeat columns.append(each column)
    return TupleTableColumnContent(columns: columns)
  }
}

/// The columns of one builder block, in order; the builder takes only such as are for the table's rows.
public nonisolated struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  fileprivate let columns: [any TableColumnContent]

  @MainActor public func _renderHeadings(_ sorting: (any _TableSorting)?, _ context: inout _RenderContext) {
    for (index, column) in columns.enumerated() {
      context.descend(.position(index)) { column._renderHeadings(sorting, &$0) }
    }
  }

  @MainActor public func _renderCells(of value: RowValue, _ context: inout _RenderContext) {
    for (index, column) in columns.enumerated() {
      context.descend(.position(index)) { render(column, of: value, &$0) }
    }
  }

  @MainActor private func render<Column: TableColumnContent>(
    _ column: Column, of value: RowValue, _ context: inout RenderContext
  ) {
    if let value = value as? Column.TableRowValue { column._renderCells(of: value, &context) }
  }
}
