import Foundation
import PortableUICore

/// Which colour, line and symbol stands for which name.
struct PlotLooks {
  private let colors: [String: Color]
  private let lines: [String: StrokeStyle]
  private let symbols: [String: PlotSymbol]
  private let tint: Color
  let legend: [ChartLayout.LegendItem]

  /// The look of one group of marks.
  struct Look {
    let color: Color
    let stroke: StrokeStyle
    let symbol: PlotSymbol?
    let symbolArea: CGFloat
  }

  init(_ marks: _MarkCollector, _ setup: ChartSetup) {
    let environment = marks.environment
    tint = environment.tintColor
    colors = Self.assign(
      marks.colors, setup.colors.names, setup.colors.styles.map { $0._color(in: environment) },
      otherwise: [.blue, .green, .orange, .purple, .red, .cyan, .yellow])
    lines = Self.assign(
      marks.lines, setup.lines.names, setup.lines.styles,
      otherwise: [[], [8, 5], [2, 4], [10, 4, 2, 4]].map { StrokeStyle(lineWidth: 2, dash: $0) })
    symbols = Self.assign(marks.symbols, [], [], otherwise: PlotSymbol.all)
    var items: [ChartLayout.LegendItem] = []
    for group in marks.groups {
      guard let name = group.look.names.first, !items.contains(where: { $0.name == name }) else { continue }
      let look = Self.look(of: group, colors, lines, symbols, tint)
      items.append(ChartLayout.LegendItem(name, color: look.color, stroke: group.kind == .line ? look.stroke : nil))
    }
    legend = items
  }

  func look(of group: _MarkCollector.Group) -> Look { Self.look(of: group, colors, lines, symbols, tint) }

  private static func look(
    of group: _MarkCollector.Group, _ colors: [String: Color], _ lines: [String: StrokeStyle],
    _ symbols: [String: PlotSymbol], _ tint: Color
  ) -> Look {
    let (look, names) = (group.look, group.look.names)
    let isPoint = group.kind == .point
    return Look(
      color: look.color ?? names.color.flatMap { colors[$0] } ?? tint,
      stroke: look.stroke ?? names.line.flatMap { lines[$0] }
        ?? StrokeStyle(lineWidth: group.kind == .rule ? 1 : 2, lineCap: .round, lineJoin: .round),
      symbol: look.symbol ?? names.symbol.flatMap { symbols[$0] } ?? (isPoint ? PlotSymbol(.circle) : nil),
      symbolArea: look.symbolArea ?? 40)
  }

  /// What the chart says of a name, else the next of what every chart has.
  private static func assign<Value>(
    _ names: [String], _ known: [String], _ values: [Value], otherwise usual: [Value]
  ) -> [String: Value] {
    let usual = known.isEmpty && !values.isEmpty ? values : usual
    var assigned = Dictionary(zip(known, values)) { first, _ in first }
    for (index, name) in names.enumerated() where assigned[name] == nil { assigned[name] = usual[index % usual.count] }
    return assigned
  }
}
