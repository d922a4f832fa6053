import Foundation
import PortableUICore

/// The marks of one axis.
public protocol AxisContent {
  func _resolve(_ axis: _ResolvedAxis) -> _AxisLook
}

/// Builds the marks of an axis.
@resultBuilder
public enum AxisContentBuilder {
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
}

/// An axis whose ends are known.
public struct _ResolvedAxis {
  let scale: PlotScale
  let hasDates: Bool
  let categories: [String]
  let environment: EnvironmentValues

  /// Round values, about so many; each category where there are such.
  func automaticValues(_ count: Int?) -> [Double] {
    if !categories.isEmpty { return categories.indices.map(Double.init) }
    let count = count ?? PlotTicks.usualCount
    return hasDates
      ? PlotTicks.dates(in: scale, count: count, calendar: calendar) : PlotTicks.numbers(in: scale, count: count)
  }

  var calendar: Calendar {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    return calendar
  }

  /// The value as the axis itself writes it.
  func text(_ value: Double) -> String {
    if let index = Int(exactly: value), categories.indices.contains(index) { return categories[index] }
    if hasDates {
      let style = Date.FormatStyle(
        date: .abbreviated, time: .omitted, locale: environment.locale, calendar: calendar,
        timeZone: environment.timeZone)
      return style.format(Date(timeIntervalSince1970: value))
    }
    return value.formatted(.number.locale(environment.locale))
  }
}

/// What an axis shows at its values.
public struct _AxisLook {
  var entries: [_AxisEntry] = []
  var isLeading = false
}

/// What an axis shows at one value.
public struct _AxisEntry {
  let value: Double
  var label: String?
  var grid: StrokeStyle?
}

/// Where the marks of an axis stand.
public struct AxisMarkPosition: Equatable, Sendable {
  private let name: String

  public static let automatic = AxisMarkPosition(name: "automatic")
  public static let leading = AxisMarkPosition(name: "leading")
}

/// The values that an axis marks.
public struct AxisMarkValues {
  let resolve: (_ResolvedAxis) -> [Double]

  public static var automatic: AxisMarkValues { automatic() }

  public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
    AxisMarkValues { $0.automaticValues(desiredCount) }
  }

  public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
    AxisMarkValues { PlotTicks.dates(in: $0.scale, by: component, count, calendar: $0.calendar) }
  }
}

/// One value of an axis.
public struct AxisValue {
  let value: Double

  public func `as`<P: Plottable>(_: P.Type) -> P? { P.value(at: value) }
}

/// Marks at some of an axis' values.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let isLeading: Bool
  private let values: AxisMarkValues
  private let content: (AxisValue) -> Content

  public init(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    isLeading = position == .leading
    self.values = values
    self.content = content
  }

  public init<Value: Plottable>(
    position: AxisMarkPosition = .automatic, values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      position: position, values: AxisMarkValues { axis in values.compactMap { axis.place(of: $0.plotted) } },
      content: content)
  }

  public func _resolve(_ axis: _ResolvedAxis) -> _AxisLook {
    let entries = values.resolve(axis).map { value in
      var entry = _AxisEntry(value: value)
      content(AxisValue(value: value))._add(to: &entry, of: axis)
      return entry
    }
    return _AxisLook(entries: entries, isLeading: isLeading)
  }
}

extension AxisMarks where Content == _AxisMarkTuple<_DefaultAxisMark> {
  public init(position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic) {
    self.init(position: position, values: values) { _ in _DefaultAxisMark() }
  }

  public init<Value: Plottable>(position: AxisMarkPosition = .automatic, values: [Value]) {
    self.init(position: position, values: values) { _ in _DefaultAxisMark() }
  }
}

extension _ResolvedAxis {
  fileprivate func place(of value: _Plotted) -> Double? {
    switch value {
    case .number(let number), .date(let number): number
    case .category(let name): categories.firstIndex(of: name).map(Double.init)
    }
  }
}
