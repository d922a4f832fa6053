import Foundation

/// What stands around a chart's plot: the labels of its axes, and its legend.
package struct ChartLayout: Sendable, Equatable {
  /// A label of an axis.
  package struct Label: Sendable, Equatable {
    package let text: String
    /// From 0 at the axis' beginning (left, top) to 1.
    package let place: Double

    package init(_ text: String, at place: Double) {
      self.text = text
      self.place = place
    }
  }

  package struct Axis: Sendable, Equatable {
    package var labels: [Label]
    package var title: String?
    /// True for a vertical axis at the trailing edge.
    package var isTrailing: Bool

    package init(labels: [Label] = [], title: String? = nil, isTrailing: Bool = false) {
      self.labels = labels
      self.title = title
      self.isTrailing = isTrailing
    }
  }

  /// What a colour, a line or a symbol stands for.
  package struct LegendItem: Sendable, Equatable {
    package let name: String
    package let color: Color
    /// Nil: an area of the colour.
    package let stroke: StrokeStyle?

    package init(_ name: String, color: Color, stroke: StrokeStyle?) {
      self.name = name
      self.color = color
      self.stroke = stroke
    }
  }

  package var x: Axis
  package var y: Axis
  package var legend: [LegendItem]

  package init(x: Axis, y: Axis, legend: [LegendItem] = []) {
    self.x = x
    self.y = y
    self.legend = legend
  }
}
