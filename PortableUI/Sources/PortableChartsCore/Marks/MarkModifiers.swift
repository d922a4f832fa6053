import Foundation
import PortableUICore

/// How marks look, as far as the chart around them has said.
public struct _MarkLook {
  var color: Color?
  var stroke: StrokeStyle?
  var symbol: PlotSymbol?
  /// In square points.
  var symbolArea: CGFloat?
  /// What is written beside the mark.
  var annotation: MarkAnnotation?
  /// What the mark is told apart by: its colour, its line, its symbol.
  var names = MarkNames()
  /// Another number for every look that was made, and for every part of a builder's block.
  var serial = 0
}

/// The values by which marks are told apart.
struct MarkNames: Hashable {
  var color: String?
  var line: String?
  var symbol: String?

  /// What the legend calls it.
  var first: String? { color ?? line ?? symbol }
}

/// A text beside a mark.
struct MarkAnnotation {
  let text: Text
  let position: AnnotationPosition
}

/// Where a text stands beside a mark.
public struct AnnotationPosition: Equatable, Sendable {
  private let name: String

  public static let top = AnnotationPosition(name: "top")
  public static let trailing = AnnotationPosition(name: "trailing")
}

/// How a line goes from point to point.
public struct InterpolationMethod: Sendable {
  public static let linear = InterpolationMethod()
}

/// Marks in another look; what is said nearest to a mark holds.
private struct StyledMarks<Content: ChartContent>: ChartContent {
  let content: Content
  let change: (inout _MarkLook, EnvironmentValues) -> Void

  func _collect(_ look: _MarkLook, into marks: inout _MarkCollector) {
    var look = look
    change(&look, marks.environment)
    look.serial = marks.nextSerial()
    content._collect(look, into: &marks)
  }
}

extension ChartContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    StyledMarks(content: self) { $0.color = style._color(in: $1) }
  }

  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    StyledMarks(content: self) { look, _ in look.names.color = value.name }
  }

  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    StyledMarks(content: self) { look, _ in look.stroke = style }
  }

  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    StyledMarks(content: self) { look, _ in look.names.line = value.name }
  }

  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    StyledMarks(content: self) { look, _ in look.symbol = PlotSymbol(symbol) }
  }

  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    StyledMarks(content: self) { look, _ in look.names.symbol = value.name }
  }

  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    StyledMarks(content: self) { look, _ in look.symbolArea = area }
  }

  /// Apple's takes any view; a chart of ours writes a text.
  public func annotation(
    position: AnnotationPosition, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Text
  ) -> some ChartContent {
    let annotation = MarkAnnotation(text: content(), position: position)
    return StyledMarks(content: self) { look, _ in look.annotation = annotation }
  }

  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
}
