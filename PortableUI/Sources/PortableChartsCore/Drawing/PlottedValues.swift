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
    var names: [String] = []
    var owners: [Int: String] = [:]
    var figures: [String: [Double: Double]] = [:]
    for (index, group) in groups.enumerated() where group.kind != .rule {
      if !names.contains(group.name), group.kind != .point || onlyPoints {
        names.append(group.name)
        owners[index] = group.name
      }
    }
    for group in groups where group.kind != .rule && names.contains(group.name) {
      for run in group.series {
        for point in run where point.x.isFinite && point.y.isFinite {
          figures[group.name, default: [:]][point.x] = point.y - (group.kind == .bar ? point.from ?? 0 : 0)
        }
      }
    }
    let all = Set(figures.values.flatMap(\.keys)).sorted()
    let decimals = all.allSatisfy { $0 == $0.rounded() } ? 0 : 3
    places = all.isEmpty ? nil : NumberList.text(all, decimals: decimals)
    areDays = all.allSatisfy { $0.truncatingRemainder(dividingBy: 86_400) == 0 }
    lists = owners.mapValues { name in
      let values = all.map { figures[name]?[$0] }
      return PlotDrawing.Values(name: name, list: NumberList.text(values, decimals: Self.decimals(of: values)))
    }
  }

  /// What the group at this index tells.
  func values(of index: Int) -> PlotDrawing.Values? { lists[index] }

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
