import Foundation
import PortableUICore

/// A mark as its initialiser got it.
struct CollectedMark {
  enum Kind: Hashable { case line, area, bar, point, rule }

  let kind: Kind
  let x: _Plotted?
  let y: _Plotted?
  /// Where an area begins; nil: on what lies below.
  let from: _Plotted?
  let series: _Plotted?
  /// What its value is called.
  let label: PlottedLabel

  init(
    _ kind: Kind, x: _Plotted?, y: _Plotted?, from: _Plotted? = nil, series: _Plotted? = nil, label: PlottedLabel
  ) {
    self.kind = kind
    self.x = x
    self.y = y
    self.from = from
    self.series = series
    self.label = label
  }
}

/// The marks of a chart, those that are drawn alike together.
public struct _MarkCollector {
  /// A mark's place, as numbers.
  struct Point {
    let x: Double
    let y: Double
    /// Where an area or a bar begins.
    var from: Double?
  }

  /// Marks of one kind and look.
  struct Group {
    let kind: CollectedMark.Kind
    let look: _MarkLook
    /// What tells it apart, or what its values are called.
    let name: String
    /// The points of each series, in the order in which they came.
    var series: [[Point]]
  }

  let environment: EnvironmentValues
  private(set) var groups: [Group] = []
  private(set) var annotations: [(point: Point, annotation: MarkAnnotation)] = []
  private(set) var x = PlottedAxis()
  private(set) var y = PlottedAxis()
  /// The names by which marks are told apart, in the order in which they came.
  private(set) var colors: [String] = []
  private(set) var lines: [String] = []
  private(set) var symbols: [String] = []
  private var runs: [RunKey: Int] = [:]
  private var last: (kind: CollectedMark.Kind, serial: Int, series: _Plotted?, group: Int, run: Int)?
  private var serial = 0

  private struct RunKey: Hashable {
    let group: Int
    let series: _Plotted?
  }

  init(environment: EnvironmentValues) {
    self.environment = environment
  }

  mutating func nextSerial() -> Int {
    serial += 1
    return serial
  }

  mutating func add(_ mark: CollectedMark, _ look: _MarkLook) {
    let point = Point(
      x: mark.x.map { x.place($0) } ?? .nan, y: mark.y.map { y.place($0) } ?? .nan, from: mark.from.map { y.place($0) })
    if let annotation = look.annotation { annotations.append((point, annotation)) }
    if let last, last.kind == mark.kind, last.serial == look.serial, last.series == mark.series {
      groups[last.group].series[last.run].append(point)
      return
    }
    let group = group(of: mark, look)
    let key = RunKey(group: group, series: mark.series)
    let run = runs[key] ?? groups[group].series.count
    if runs[key] == nil {
      runs[key] = run
      groups[group].series.append([])
    }
    groups[group].series[run].append(point)
    last = (mark.kind, look.serial, mark.series, group, run)
  }

  /// Equal looks are one, however often they were made.
  private mutating func group(of mark: CollectedMark, _ look: _MarkLook) -> Int {
    let name = look.names.first ?? mark.label.string(for: environment.locale)
    let like = groups.lastIndex {
      $0.kind == mark.kind && $0.name == name && $0.look.names == look.names && $0.look.color == look.color
        && $0.look.stroke == look.stroke && $0.look.symbol == look.symbol && $0.look.symbolArea == look.symbolArea
    }
    if let like { return like }
    note(look.names.color, in: \.colors)
    note(look.names.line, in: \.lines)
    note(look.names.symbol, in: \.symbols)
    groups.append(Group(kind: mark.kind, look: look, name: name, series: []))
    return groups.count - 1
  }

  private mutating func note(_ name: String?, in names: WritableKeyPath<_MarkCollector, [String]>) {
    if let name, !self[keyPath: names].contains(name) { self[keyPath: names].append(name) }
  }
}

/// What the values along one axis are, and the places of those that are no numbers.
struct PlottedAxis {
  private(set) var hasDates = false
  private(set) var categories: [String] = []
  private var known: [String: Double] = [:]

  mutating func place(_ value: _Plotted) -> Double {
    switch value {
    case .number(let number): return number
    case .date(let seconds):
      hasDates = true
      return seconds
    case .category(let name):
      if let place = known[name] { return place }
      let place = Double(categories.count)
      known[name] = place
      categories.append(name)
      return place
    }
  }
}
