import Foundation

/// One or several columns of a table.
public nonisolated protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator: SortComparator

  @MainActor func _renderHeadings(_ sorting: (any _TableSorting)?, _ context: inout _RenderContext)
  @MainActor func _renderCells(of value: TableRowValue, _ context: inout _RenderContext)
}

/// A column of a table: its heading, and a view for each row.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  private let label: Label
  private let comparator: Sort?
  private let content: (RowValue) -> Content
  private var limits = TableColumnWidth()

  private init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// A column of one width.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }

  /// A column whose width has limits; a browser takes the ideal one as the smallest where none is given.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.limits = TableColumnWidth(minimum: min ?? ideal, maximum: max)
    return column
  }

  @MainActor public func _renderHeadings(_ sorting: (any _TableSorting)?, _ context: inout _RenderContext) {
    let label = context.nodes(of: self.label)
    var traits = TableHeadingTraits(width: limits)
    if let sorting, let comparator {
      traits.isSortable = true
      traits.order = sorting.order(by: comparator)
      context.graph.register(.tap { sorting.sort(by: comparator) }, for: context.identity)
    }
    context.emit(.tableHeading(traits), isKeyed: traits.isSortable, children: label)
  }

  @MainActor public func _renderCells(of value: RowValue, _ context: inout _RenderContext) {
    let cell = context.collect { content(value)._render(&$0) }
    context.emit(.tableCell, children: cell)
  }
}

extension TableColumn where Sort == Never, Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), content: content)
  }

  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Label == Text, RowValue == Sort.Compared {
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), sortUsing: comparator, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), sortUsing: comparator, content: content)
  }

  public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), value: value, content: content)
  }

  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }
}
