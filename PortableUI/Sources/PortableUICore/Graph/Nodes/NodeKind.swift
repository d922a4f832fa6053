import Foundation

/// The kinds of nodes.
package indirect enum NodeKind: Sendable, Equatable {
  case text(TextRun)
  /// Several runs in one line of text.
  case texts([TextRun])
  /// Several runs, some with more than style.
  case markedText(MarkedText)
  case image(SymbolImage)
  case picture(PictureImage)
  case stack(StackLayout)
  case spacer(minLength: CGFloat?)
  case divider
  case shape(ShapeDrawing)
  case scroll(Axis.Set)
  case progress(fraction: Double?)

  /// Children: sections and loose rows.
  case list(ListLayout)
  /// Children: the rows.
  case section(header: [Node], footer: [Node])

  /// Children: the label.
  case link(LinkTarget)
  case button(ButtonTraits)
  case toggle(ToggleTraits)
  case field(FieldTraits)
  case picker(PickerTraits)
  case dateField(DateFieldTraits)
  case slider(SliderTraits)

  /// Children: the content of the screen.
  case screen(ScreenTraits)
  /// Children: the columns, each one a `group`.
  case columns(ColumnLayout)
  /// Children: the content of the selected tab.
  case tabs([TabTraits])
  /// Children: the actions. An alert above everything else.
  case alert(AlertTraits)
  /// Children: one screen. A sheet above everything else.
  case sheet(SheetTraits)
  /// No thing on the screen: what the whole window stands in.
  case surroundings(ColorScheme)
  /// No thing on the screen: the tint of the window and of what is presented in it.
  case windowTint(Color)
  /// Children: the items.
  case menu(MenuTraits)
  /// Children: the items. The menu of a row, above everything else.
  case rowMenu
  /// Children: the cells.
  case grid(GridLayout)
  /// Children: the rows, and the edges of those shown. The headings are one for each column.
  case table(headings: [Node])
  /// Children: a cell for each column.
  case tableRow
  case tableCell
  /// Children: the label.
  case tableHeading(TableHeadingTraits)
  /// Children: the leading column, the trailing one, and what stands below the leading one, if anything.
  case adaptiveColumns(AdaptiveColumnsKind)
  /// Children: the label, and what is folded below it.
  case disclosure
  /// The edge of the rows shown of a long list.
  case rowWindow(RowWindowTraits)
  /// What is made when it is first seen; the address shows it at once.
  case unseen(address: String?)
  /// Children: the label.
  case fileField(FileFieldTraits)
  /// Children: the label.
  case share(ShareTraits)
  /// Children: the plot.
  case chart(ChartLayout)
  case plot(PlotDrawing)
  /// Children: the chart. The control takes the place that a person asks about; nil: nobody can ask.
  case plotReader(Identity?)
  /// A chart of which a part can be chosen; nil: not now.
  case spanReader(Identity?)
  case group
  /// Children: a control's label; beside it the label as it looks while the control is pressed, none where it cannot be.
  case pressable(whilePressed: [Node])

  /// Children: the view that is changed. Applied from the inside out.
  case modified(Decoration)
}
