import Foundation
import PortableUICore

/// Makes the drawing of a chart, and what stands around it, from its marks.
struct PlotMaker {
  let drawing: PlotDrawing
  let layout: ChartLayout

  init(_ marks: _MarkCollector, _ setup: ChartSetup) {
    let environment = marks.environment
    let groups = StackedMarks.groups(of: marks.groups)
    let looks = PlotLooks(marks, setup)
    let width = BarWidth(groups, marks.x, setup.x)
    let x = Self.axis(
      marks.x, setup.x, of: groups.flatMap { $0.series.flatMap { $0.map(\.x) } }, room: width.room,
      includesZero: false, environment)
    let y = Self.axis(
      marks.y, setup.y, of: groups.flatMap { $0.series.flatMap { $0.flatMap { [$0.y, $0.from ?? $0.y] } } },
      room: 0, includesZero: true, environment)
    let (xLook, yLook) = (Self.look(of: x, setup.x), Self.look(of: y, setup.y))

    let values = PlottedValues(groups)
    var layers = Self.rules(xLook, x.scale, yLook, y.scale)
    for (index, group) in groups.enumerated() {
      layers += PlotLayers(x: x.scale, y: y.scale, width: width.width, look: looks.look(of: group), group)
        .layers(values: values.values(of: index))
    }
    let canRead = marks.x.categories.isEmpty && !x.scale.isLogarithmic && values.places != nil
    drawing = PlotDrawing(
      layers: layers, places: canRead ? values.places : nil, domain: x.scale.domain,
      place: marks.x.hasDates ? (values.areDays ? .day : .time) : .number)
    layout = ChartLayout(
      x: Self.layout(xLook, x, setup.x, isVertical: false), y: Self.layout(yLook, y, setup.y, isVertical: true),
      notes: marks.annotations.compactMap { point, annotation in
        guard let across = x.scale.place(of: point.x), let up = y.scale.place(of: point.y) else { return nil }
        return ChartLayout.Note(
          annotation.text.string(for: environment.locale), at: CGPoint(x: across, y: 1 - up),
          isTrailing: annotation.position == .trailing)
      }, legend: setup.hidesLegend ? [] : looks.legend)
  }

  /// An axis, with so much room left free at both ends.
  private static func axis(
    _ plotted: PlottedAxis, _ setup: ChartSetup.AxisSetup, of values: [Double], room: Double, includesZero: Bool,
    _ environment: EnvironmentValues
  ) -> _ResolvedAxis {
    var plotted = plotted
    let domain = setup.domain.map { plotted.place($0) }
    var scale =
      domain.isEmpty
      ? PlotScale.around(
        values, isLogarithmic: setup.isLogarithmic, includesZero: includesZero && !plotted.hasDates)
      : PlotScale((domain.min() ?? 0)...(domain.max() ?? 1), isLogarithmic: setup.isLogarithmic)
    if !plotted.categories.isEmpty {
      scale = PlotScale(-0.5...(Double(plotted.categories.count) - 0.5))
    } else if room > 0 {
      scale = PlotScale(scale.domain.lowerBound - room...scale.domain.upperBound + room)
    }
    return _ResolvedAxis(
      scale: scale, hasDates: plotted.hasDates, categories: plotted.categories, environment: environment)
  }

  private static func look(of axis: _ResolvedAxis, _ setup: ChartSetup.AxisSetup) -> _AxisLook {
    setup.isHidden ? _AxisLook() : (setup.content ?? AxisMarks())._resolve(axis)
  }

  private static func layout(
    _ look: _AxisLook, _ axis: _ResolvedAxis, _ setup: ChartSetup.AxisSetup, isVertical: Bool
  ) -> ChartLayout.Axis {
    let labels = look.entries.compactMap { entry -> ChartLayout.Label? in
      guard let text = entry.label, let place = axis.scale.place(of: entry.value), -0.001...1.001 ~= place else {
        return nil
      }
      return ChartLayout.Label(text, at: isVertical ? 1 - place : place)
    }
    return ChartLayout.Axis(
      labels: labels, title: setup.title?.string(for: axis.environment.locale),
      isTrailing: isVertical && !look.isLeading)
  }

  /// The lines across the plot, those of one stroke together.
  private static func rules(
    _ x: _AxisLook, _ xScale: PlotScale, _ y: _AxisLook, _ yScale: PlotScale
  ) -> [PlotDrawing.Layer] {
    var rules: [(StrokeStyle, [[CGPoint]])] = []
    func add(_ stroke: StrokeStyle, _ line: [CGPoint]) {
      if let index = rules.firstIndex(where: { $0.0 == stroke }) {
        rules[index].1.append(line)
      } else {
        rules.append((stroke, [line]))
      }
    }
    for entry in y.entries {
      if let grid = entry.grid, let place = yScale.place(of: entry.value) {
        add(grid, [CGPoint(x: 0, y: 1 - place), CGPoint(x: 1, y: 1 - place)])
      }
    }
    for entry in x.entries {
      if let grid = entry.grid, let place = xScale.place(of: entry.value) {
        add(grid, [CGPoint(x: place, y: 0), CGPoint(x: place, y: 1)])
      }
    }
    return rules.map { PlotDrawing.Layer(.lines($1, $0), color: Color.gray.opacity(0.4)) }
  }
}

/// How wide bars are, and how much room they need at the ends of the axis.
private struct BarWidth {
  var width = 0.0
  var room = 0.0

  init(_ groups: [_MarkCollector.Group], _ axis: PlottedAxis, _ setup: ChartSetup.AxisSetup) {
    let places = Set(groups.filter { $0.kind == .bar }.flatMap { $0.series.flatMap { $0.map(\.x) } }).sorted()
    guard !places.isEmpty else { return }
    let gaps = zip(places.dropFirst(), places).map { $0 - $1 }
    let step = axis.categories.isEmpty ? gaps.min() ?? 1 : 1
    width = step * 0.8
    room = setup.domain.isEmpty ? step / 2 : 0
  }
}

/// Bars and areas that stand on one another.
enum StackedMarks {
  static func groups(of groups: [_MarkCollector.Group]) -> [_MarkCollector.Group] {
    guard groups.contains(where: { $0.kind == .bar || $0.kind == .area }) else { return groups }
    var tops: [CollectedMark.Kind: [Double: Double]] = [:]
    var stacked = groups
    for group in stacked.indices where stacked[group].kind == .bar || stacked[group].kind == .area {
      for run in stacked[group].series.indices {
        stacked[group].series[run] = stacked[group].series[run].map { point in
          guard point.from == nil else { return point }
          let base = tops[stacked[group].kind, default: [:]][point.x, default: 0]
          tops[stacked[group].kind, default: [:]][point.x] = base + point.y
          return _MarkCollector.Point(x: point.x, y: base + point.y, from: base)
        }
      }
    }
    return stacked
  }
}
