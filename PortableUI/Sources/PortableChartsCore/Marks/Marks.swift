import Foundation
import PortableUICore

/// A line through the points of a series.
///
/// A series of one point is no line; a gap in a line is the end of one series and the beginning of another.
public struct LineMark: ChartContent {
  private let mark: CollectedMark

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = CollectedMark(.line, x: x.plotted, y: y.plotted, label: y.label)
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = CollectedMark(
      .line, x: x.plotted, y: y.plotted, series: series.plotted, label: y.label)
  }

  public func _collect(_ look: _MarkLook, into marks: inout _MarkCollector) { marks.add(mark, look) }
}

/// An area between a series and 0, or between two series.
public struct AreaMark: ChartContent {
  private let mark: CollectedMark

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = CollectedMark(.area, x: x.plotted, y: y.plotted, label: y.label)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = CollectedMark(
      .area, x: x.plotted, y: yEnd.plotted, from: yStart.plotted, label: yEnd.label)
  }

  public func _collect(_ look: _MarkLook, into marks: inout _MarkCollector) { marks.add(mark, look) }
}

/// An upright bar from 0; bars at one place stand on one another.
public struct BarMark: ChartContent {
  private let mark: CollectedMark

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = CollectedMark(.bar, x: x.plotted, y: y.plotted, label: y.label)
  }

  public func _collect(_ look: _MarkLook, into marks: inout _MarkCollector) { marks.add(mark, look) }
}

/// A symbol at a place.
public struct PointMark: ChartContent {
  private let mark: CollectedMark

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = CollectedMark(.point, x: x.plotted, y: y.plotted, label: y.label)
  }

  public func _collect(_ look: _MarkLook, into marks: inout _MarkCollector) { marks.add(mark, look) }
}

/// A rule across the whole plot.
public struct RuleMark: ChartContent {
  private let mark: CollectedMark

  public init<X: Plottable>(x: PlottableValue<X>) {
    mark = CollectedMark(.rule, x: x.plotted, y: nil, label: x.label)
  }

  public init<Y: Plottable>(y: PlottableValue<Y>) {
    mark = CollectedMark(.rule, x: nil, y: y.plotted, label: y.label)
  }

  public func _collect(_ look: _MarkLook, into marks: inout _MarkCollector) { marks.add(mark, look) }
}
