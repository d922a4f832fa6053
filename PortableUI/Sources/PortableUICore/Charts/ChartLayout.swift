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

  /// A text in the plot.
  package struct Note: Sendable, Equatable {
    package let text: String
    /// From 0 at the plot's left and top to 1.
    package let place: CGPoint
    /// True: it begins there; false: it stands above.
    package let isTrailing: Bool

    package init(_ text: String, at place: CGPoint, isTrailing: Bool) {
      self.text = text
      self.place = place
      self.isTrailing = isTrailing
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
  package var notes: [Note]
  package var legend: [LegendItem]

  package init(x: Axis, y: Axis, notes: [Note] = [], legend: [LegendItem] = []) {
    self.x = x
    self.y = y
    self.notes = notes
    self.legend = legend
  }
}
