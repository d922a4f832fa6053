import Foundation
import PortableUICore

/// What is drawn of one group of marks.
struct PlotLayers {
  private let x: PlotScale
  private let y: PlotScale
  private let width: Double
  private let look: PlotLooks.Look
  private let group: _MarkCollector.Group

  init(x: PlotScale, y: PlotScale, width: Double, look: PlotLooks.Look, _ group: _MarkCollector.Group) {
    self.x = x
    self.y = y
    self.width = width
    self.look = look
    self.group = group
  }

  func layers(values: PlotDrawing.Values?) -> [PlotDrawing.Layer] {
    switch group.kind {
    case .line:
      let runs = group.series.map { $0.compactMap { place($0.x, $0.y) } }
      let lines = PlotThinning.thinned(runs.filter { $0.count > 1 })
      return [PlotDrawing.Layer(.lines(lines, look.stroke), color: look.color, values: values)]
        + (look.symbol.map { [symbols($0, runs.flatMap(\.self), nil)] } ?? [])
    case .area:
      let areas = group.series.map { run in
        run.compactMap { place($0.x, $0.y) } + run.reversed().compactMap { place($0.x, $0.from ?? 0) }
      }
      return [PlotDrawing.Layer(.areas(areas.filter { $0.count > 2 }), color: look.color, values: values)]
    case .bar:
      let bars = group.series.flatMap { $0.compactMap(bar) }
      return [PlotDrawing.Layer(.bars(PlotThinning.merged(bars)), color: look.color, values: values)]
    case .point:
      let points = group.series.flatMap { $0.compactMap { place($0.x, $0.y) } }
      return look.symbol.map { [symbols($0, points, values)] } ?? []
    case .rule:
      let rules = group.series.flatMap { $0.compactMap(rule) }
      return [PlotDrawing.Layer(.lines(rules, look.stroke), color: look.color)]
    }
  }

  private func symbols(_ symbol: PlotSymbol, _ points: [CGPoint], _ values: PlotDrawing.Values?) -> PlotDrawing.Layer {
    PlotDrawing.Layer(.symbols(symbol.path(area: look.symbolArea), points), color: look.color, values: values)
  }

  /// What lies above or below the axis is drawn at its end.
  private func place(_ xValue: Double, _ yValue: Double) -> CGPoint? {
    guard let across = x.place(of: xValue), let up = y.place(of: yValue) else { return nil }
    return CGPoint(x: across, y: 1 - min(max(up, 0), 1))
  }

  private func bar(_ point: _MarkCollector.Point) -> CGRect? {
    guard let left = place(point.x - width / 2, point.from ?? 0), let right = place(point.x + width / 2, point.y)
    else { return nil }
    return CGRect(x: left.x, y: min(left.y, right.y), width: right.x - left.x, height: abs(left.y - right.y))
  }

  private func rule(_ point: _MarkCollector.Point) -> [CGPoint]? {
    if let across = x.place(of: point.x) { return [CGPoint(x: across, y: 0), CGPoint(x: across, y: 1)] }
    return y.place(of: point.y).map { [CGPoint(x: 0, y: 1 - $0), CGPoint(x: 1, y: 1 - $0)] }
  }
}

/// Fewer points where a line has more than a screen shows.
enum PlotThinning {
  /// So many columns the finest screens show apart; beyond twice as many points a column keeps its extremes.
  static let columns = 300

  static func thinned(_ runs: [[CGPoint]]) -> [[CGPoint]] {
    runs.reduce(0) { $0 + $1.count } > 2 * columns ? runs.map(thinned) : runs
  }

  /// Of more bars than columns the highest of each column, as wide as the column, stands for those in it.
  static func merged(_ bars: [CGRect]) -> [CGRect] {
    guard bars.count > columns, bars.allSatisfy({ abs($0.maxY - bars[0].maxY) < 1e-9 }) else { return bars }
    var kept: [Int: CGRect] = [:]
    for bar in bars {
      let column = Int((bar.midX * Double(columns)).rounded(.down))
      let top = min(bar.minY, kept[column]?.minY ?? bar.minY)
      kept[column] = CGRect(
        x: Double(column) / Double(columns), y: top, width: 1 / Double(columns), height: bars[0].maxY - top)
    }
    return kept.values.sorted { $0.minX < $1.minX }
  }

  /// The highest and the lowest point of each column, in their order, with the run's two ends.
  ///
  /// So no peak is lost, and no point is drawn that is not one of the series.
  private static func thinned(_ run: [CGPoint]) -> [CGPoint] {
    guard run.count > 2, let last = run.last else { return run }
    var kept = [run[0]]
    var next = 1
    while next < run.count - 1 {
      let column = (run[next].x * Double(columns)).rounded(.down)
      var (low, high) = (next, next)
      while next < run.count - 1, (run[next].x * Double(columns)).rounded(.down) == column {
        if run[next].y > run[low].y { low = next }
        if run[next].y < run[high].y { high = next }
        next += 1
      }
      kept.append(run[min(low, high)])
      if low != high { kept.append(run[max(low, high)]) }
    }
    return kept + [last]
  }
}
