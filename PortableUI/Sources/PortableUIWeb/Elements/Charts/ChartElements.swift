import Foundation
import PortableUICore

extension ElementBuilder {
  /// The plot between its axes: labels in columns and rows of their own, which grow with the reader's text.
  mutating func chart(_ layout: ChartLayout, _ children: [Node], _ context: Context) -> Element {
    var chart = Element(context.box, classes: layout.y.isTrailing ? ["chart", "trail"] : ["chart"], box: .closed)
    if let title = layout.y.title { chart.append(Element(.span, classes: ["cu"], text: title)) }
    if !layout.y.labels.isEmpty {
      chart.append(labels(layout.y, .top, classes: ["cy"], context))
    }
    var plot = Element(context.box, classes: ["cp"], children: elements(for: children, in: .layer, context))
    for note in layout.notes {
      var text = Element(.span, classes: ["cn", note.isTrailing ? "end" : "top"], text: note.text)
      add(.insetStart, .percent(note.place.x), to: &text)
      add(.top, .percent(note.place.y), to: &text)
      plot.append(text)
    }
    if children.allSatisfy({ $0.expands.contains(.vertical) }) { plot.classes.append("ly") }
    chart.append(plot)
    if !layout.x.labels.isEmpty { chart.append(labels(layout.x, .insetStart, classes: ["cx"], context)) }
    if let title = layout.x.title { chart.append(Element(.span, classes: ["ct"], text: title)) }
    if !layout.legend.isEmpty { chart.append(legend(layout.legend, context)) }
    return chart
  }

  private mutating func labels(
    _ axis: ChartLayout.Axis, _ property: StyleProperty, classes: [String], _ context: Context
  ) -> Element {
    var labels = Element(context.box, classes: classes)
    for label in axis.labels {
      var text = Element(.span, text: label.text)
      if property == .insetStart, label.place < 0.02 { text.classes.append("first") }
      if property == .insetStart, label.place > 0.98 { text.classes.append("last") }
      add(property, .percent(label.place), to: &text)
      labels.append(text)
    }
    return labels
  }

  private mutating func legend(_ items: [ChartLayout.LegendItem], _ context: Context) -> Element {
    var legend = Element(context.box, classes: ["cl"])
    for item in items {
      var sample = Element(
        .svg, classes: ["vec"],
        attributes: [Attribute(.viewBox, "0 0 24 12"), Attribute(.width, "24"), Attribute(.height, "12")])
      var mark = Element(.path, attributes: [Attribute(.d, item.stroke == nil ? "M6 0h12v12H6Z" : "M2 6H22")])
      if let stroke = item.stroke {
        mark.set(.fill, "none")
        mark.stroke(stroke, scales: false)
      }
      sample.append(mark)
      sample.set(.ariaHidden, "true")
      add(item.color, to: &sample)
      legend.append(Element(context.box, children: [sample, Element(.span, text: item.name)]))
    }
    return legend
  }

  /// What is between the axes, drawn as large as there is room.
  ///
  /// Lines keep their width and symbols their size, so the plot may have any proportions.
  mutating func plot(_ drawing: PlotDrawing) -> Element {
    var plot = Element(.svg, classes: ["vec", "plot"], attributes: [Attribute(.ariaHidden, "true")], box: .closed)
    if let places = drawing.places {
      plot.set(.dataPlaces, places)
      plot.set(.dataPlace, drawing.place.rawValue)
      plot.set(.dataDomain, "\(drawing.domain.lowerBound) \(drawing.domain.upperBound)")
    }
    for layer in drawing.layers { plot.children += elements(of: layer) }
    return plot
  }

  private mutating func elements(of layer: PlotDrawing.Layer) -> [Element] {
    var elements: [Element]
    switch layer.form {
    case .lines(let lines, let style):
      var path = Element(.path, attributes: [Attribute(.d, PlotPath.text(lines)), Attribute(.fill, "none")])
      path.stroke(style, scales: true)
      elements = [Self.stretched(path)]
    case .areas(let areas):
      elements = [Self.stretched(Element(.path, attributes: [Attribute(.d, PlotPath.text(areas, areClosed: true))]))]
    case .bars(let bars):
      let areas = bars.map { bar in
        [
          CGPoint(x: bar.minX, y: bar.minY), CGPoint(x: bar.maxX, y: bar.minY), CGPoint(x: bar.maxX, y: bar.maxY),
          CGPoint(x: bar.minX, y: bar.maxY),
        ]
      }
      elements = [Self.stretched(Element(.path, attributes: [Attribute(.d, PlotPath.text(areas, areClosed: true))]))]
    case .symbols(let symbol, let points):
      let data = SVGPath.roughText(symbol)
      elements = points.map { point in
        Element(
          .svg, attributes: [Attribute(.x, CSS.percent(point.x)), Attribute(.y, CSS.percent(point.y))],
          children: [Element(.path, attributes: [Attribute(.d, data)])])
      }
      if elements.isEmpty { elements = [Element(.svg)] }
    }
    for index in elements.indices {
      elements[index].classes = ["vec"]
      add(layer.color, to: &elements[index])
    }
    if let values = layer.values {
      elements[0].set(.dataName, values.name)
      elements[0].set(.dataValues, values.list)
    }
    return elements
  }

  /// A drawing in the plot's own box, stretched over all of it.
  private static func stretched(_ path: Element) -> Element {
    Element(
      .svg,
      attributes: [
        Attribute(.viewBox, "0 0 \(PlotPath.width) \(PlotPath.height)"), Attribute(.preserveAspectRatio, "none"),
      ], children: [path])
  }

  /// A chart with what answers a pointer, a finger and the arrow keys: the client script makes a slider of it.
  mutating func plotReader(_ control: Identity?, _ node: Node, _ context: Context) -> Element {
    var reader = group(node.children, context)
    reader.classes.append("reader")
    reader.box = .closed
    guard let control, context == .block else { return reader }
    reader.append(readSurface(of: control, [Attribute(.dataRead, control.name)]))
    return reader
  }

  /// A chart of which a part can be chosen; one that cannot be read gets a surface for that.
  mutating func spanReader(_ control: Identity?, _ node: Node, _ context: Context) -> Element {
    var reader = group(node.children, context)
    guard let control, context == .block else { return reader }
    if !node.children.contains(where: \.isRead) {
      reader.classes.append("reader")
      reader.append(readSurface(of: control, []))
    }
    reader.box = .closed
    reader.set(.dataSpan, control.name)
    return reader
  }

  private func readSurface(of control: Identity, _ attributes: [Attribute]) -> Element {
    var surface = Element(.div, classes: ["read"], attributes: attributes)
    surface.key = control.bits
    surface.set(.dataScript, Assets.charts.address)
    surface.set(.dataLabel, LayerText.chartValues(in: locale))
    surface.set(.dataNone, LayerText.noValue(in: locale))
    return surface
  }
}

extension Node {
  /// True for a chart that can be read at a place, and what it stands in.
  fileprivate var isRead: Bool {
    if case .plotReader(.some) = kind { true } else { children.contains(where: \.isRead) }
  }
}

/// Lines as path data in whole steps from point to point, which are short.
enum PlotPath {
  static let width = 3_000
  static let height = 2_000

  static func text(_ lines: [[CGPoint]], areClosed: Bool = false) -> String {
    var data: [UInt8] = []
    for line in lines {
      write(line, to: &data)
      if areClosed { data.append(UInt8(ascii: "z")) }
    }
    return String(decoding: data, as: UTF8.self)
  }

  private static func write(_ line: [CGPoint], to data: inout [UInt8]) {
    data.reserveCapacity(data.count + 8 * line.count)
    var last = (x: 0, y: 0)
    for (index, point) in line.enumerated() {
      let next = (x: whole(point.x, width), y: whole(point.y, height))
      let (across, down) = (next.x - last.x, next.y - last.y)
      switch index {
      case 0: data.append(UInt8(ascii: "M"))
      case 1: data.append(UInt8(ascii: "l"))
      default: if across >= 0 { separate(&data) }
      }
      data.append(decimal: across)
      if down >= 0 { separate(&data) }
      data.append(decimal: down)
      last = next
    }
  }

  /// A minus sign separates by itself.
  private static func separate(_ data: inout [UInt8]) { data.append(UInt8(ascii: " ")) }

  private static func whole(_ share: CGFloat, _ length: Int) -> Int {
    Int(exactly: (min(max(share, -1), 2) * CGFloat(length)).rounded()) ?? 0
  }
}
