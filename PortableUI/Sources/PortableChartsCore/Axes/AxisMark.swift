import Foundation
import PortableUICore

/// A part of what an axis shows at a value.
public protocol AxisMark {
  func _add(to entry: inout _AxisEntry, of axis: _ResolvedAxis)
}

/// Builds what an axis shows at a value.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> _AxisMarkTuple<repeat each Content> {
    _AxisMarkTuple(content: (repeat each content))
  }

  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
}

public struct _AxisMarkTuple<each Content: AxisMark>: AxisMark {
  let content: (repeat each Content)

  public func _add(to entry: inout _AxisEntry, of axis: _ResolvedAxis) {
    for part in repeat each content { part._add(to: &entry, of: axis) }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public func _add(to entry: inout _AxisEntry, of axis: _ResolvedAxis) { self?._add(to: &entry, of: axis) }
}

/// A line across the plot.
public struct AxisGridLine: AxisMark {
  private let stroke: StrokeStyle?

  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.stroke = stroke
  }

  public func _add(to entry: inout _AxisEntry, of axis: _ResolvedAxis) {
    entry.grid = stroke ?? StrokeStyle()
  }
}

/// What the value is, in words.
public struct AxisValueLabel: AxisMark {
  private let text: (Double, _ResolvedAxis) -> String?

  public init(centered: Bool? = nil) {
    text = { $1.text($0) }
  }

  public init<Format: FormatStyle>(format: Format, centered: Bool? = nil)
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    text = { value, axis in
      Format.FormatInput.value(at: value).map { format.locale(axis.environment.locale).format($0) }
    }
  }

  public func _add(to entry: inout _AxisEntry, of axis: _ResolvedAxis) { entry.label = text(entry.value, axis) }
}

/// What an axis shows where nothing is said.
public struct _DefaultAxisMark: AxisMark {
  public func _add(to entry: inout _AxisEntry, of axis: _ResolvedAxis) {
    AxisGridLine()._add(to: &entry, of: axis)
    AxisValueLabel()._add(to: &entry, of: axis)
  }
}
