import Foundation

/// The elements of a collection as rows, with columns that have headings; a heading can sort the rows.
///
/// The table tells in which order the rows are wanted; who makes it sorts them.
public nonisolated struct Table<Value, Rows, Columns>: View
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  private let rows: Rows
  private let columns: Columns
  private let sorting: (any _TableSorting)?

  public init<Data>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element: Identifiable,
    Columns.TableRowValue == Data.Element
  {
    rows = TableForEachContent(data: data)
    sorting = nil
    self.columns = columns()
  }

  public init<Data, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element: Identifiable, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Sort.Compared == Data.Element
  {
    rows = TableForEachContent(data: data)
    sorting = ComparatorsSorting(binding: sortOrder)
    self.columns = columns()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let headings = context.collect { context in
      context.descend(.part(0)) { columns._renderHeadings(sorting, &$0) }
    }
    let rowNodes = context.collect { context in
      context.with {
        $0.fixedSize = FixedSize()
        ($0.showsRowWindows, $0.pinsSectionHeaders) = (true, false)
      } _: { context in
        context.descend(.body) { rows._render(columns, &$0) }
      }
    }
    context.emit(.table(headings: headings), expands: [.horizontal, .vertical], children: rowNodes)
  }
}

/// The rows of a table.
public nonisolated protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable

  @MainActor func _render<Columns: TableColumnContent>(_ columns: Columns, _ context: inout _RenderContext)
  where Columns.TableRowValue == TableRowValue
}

/// A row for each element of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element

  fileprivate let data: Data

  @MainActor public func _render<Columns: TableColumnContent>(_ columns: Columns, _ context: inout _RenderContext)
  where Columns.TableRowValue == Data.Element {
    ForEach(data) { TableRowView(value: $0, columns: columns) }._render(&context)
  }
}

/// One row: a cell for each column.
private nonisolated struct TableRowView<Columns: TableColumnContent>: View {
  let value: Columns.TableRowValue
  let columns: Columns

  @MainActor func _render(_ context: inout RenderContext) {
    let cells = context.collect { context in
      context.with {
        $0.showsRowWindows = false
      } _: {
        columns._renderCells(of: value, &$0)
      }
    }
    context.emit(.tableRow, expands: .horizontal, children: cells)
  }
}
