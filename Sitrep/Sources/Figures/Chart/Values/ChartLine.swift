import Domain

/// A line through the values of days, in runs: between two of them there is at least a day without a value.
package nonisolated struct ChartLine: Hashable, Sendable {
  package let runs: [[ChartFigure.Value]]

  /// - Parameters:
  ///   - values: One for each day; nil where there is none.
  ///   - first: The first value's day.
  ///   - step: How many days lie between two values.
  ///   - scale: The axis; values that it has no place for are left out.
  init(_ values: [Double?], from first: Day, step: Int = 1, on scale: ChartScale) {
    var runs: [[ChartFigure.Value]] = []
    var run: [ChartFigure.Value] = []
    for (index, value) in values.enumerated() {
      if let value, scale.position(of: value) != nil {
        run.append(ChartFigure.Value(day: first.advanced(by: index * step), value: value))
      } else if !run.isEmpty {
        runs.append(run)
        run = []
      }
    }
    self.runs = run.isEmpty ? runs : runs + [run]
  }
}
