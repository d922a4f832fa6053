import Foundation
import PortableUICore

/// The figures of a chart's lines at each place that has any.
struct PlottedValues {
  /// A ``NumberList``; nil without any figure.
  let places: String?
  /// True where each place is the beginning of a day in Greenwich.
  let areDays: Bool
  private let lists: [Int: PlotDrawing.Values]

  /// Points tell the figures of the line of their name, or, where there are no other marks, their own.
  init(_ groups: [_MarkCollector.Group]) {
    let onlyPoints = !groups.contains { [.line, .area, .bar].contains($0.kind) }
    var lines: [Int: Line] = [:]
    for (index, group) in groups.enumerated() where group.kind != .rule && (group.kind != .point || onlyPoints) {
      if !lines.values.contains(where: { $0.name == group.name }) { lines[index] = Line(group.name, of: groups) }
    }
    let all = Self.places(of: lines.values)
    let decimals = all.allSatisfy { $0 == $0.rounded() } ? 0 : 3
    places = all.isEmpty ? nil : NumberList.text(all, decimals: decimals)
    areDays = all.allSatisfy { $0.truncatingRemainder(dividingBy: 86_400) == 0 }
    lists = lines.mapValues { line in
      let values = line.values(at: all)
      return PlotDrawing.Values(name: line.name, list: NumberList.text(values, decimals: Self.decimals(of: values)))
    }
  }

  /// What the group at this index tells.
  func values(of index: Int) -> PlotDrawing.Values? { lists[index] }

  /// The places of all lines, in their order.
  private static func places(of lines: some Collection<Line>) -> [Double] {
    var places: [Double] = []
    for place in lines.flatMap({ $0.points.map(\.x) }).sorted() where place != places.last { places.append(place) }
    return places
  }

  /// None for counts; else as many as three digits of the largest value take, at most three.
  private static func decimals(of values: [Double?]) -> Int {
    let known = values.compactMap(\.self)
    if known.allSatisfy({ $0 == $0.rounded() }) { return 0 }
    switch known.lazy.map(abs).max() ?? 0 {
    case 10...: return 1
    case 1..<10: return 2
    default: return 3
    }
  }
}

/// The figures of the marks of one name, in the order of their places; of two at one place the later one counts.
private struct Line {
  let name: String
  private(set) var points: [(x: Double, value: Double)] = []

  init(_ name: String, of groups: [_MarkCollector.Group]) {
    self.name = name
    for group in groups where group.kind != .rule && group.name == name {
      for run in group.series {
        for point in run where point.x.isFinite && point.y.isFinite {
          points.append((point.x, point.y - (group.kind == .bar ? point.from ?? 0 : 0)))
        }
      }
    }
    points.sort { $0.x < $1.x }
  }

  /// A value, or nil, for each of these places, which are in their order.
  func values(at places: [Double]) -> [Double?] {
    var next = 0
    return places.map { place in
      var value: Double?
      while next < points.count, points[next].x <= place {
        if points[next].x == place { value = points[next].value }
        next += 1
      }
      return value
    }
  }
}
