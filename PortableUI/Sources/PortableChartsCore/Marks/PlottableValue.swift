import Foundation
import PortableUICore

/// A value that a chart has a place for: one of its own, or one that stands for such a one.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  var primitivePlottable: PrimitivePlottable { get }

  init?(primitivePlottable: PrimitivePlottable)
}

/// A value that charts have a place for by themselves: a number, a date, a name.
public protocol PrimitivePlottableProtocol {
  /// Where it stands.
  var _plotted: _Plotted { get }

  /// The value at a place; nil where the type has none there.
  static func _value(at place: Double) -> Self?
}

extension Plottable {
  var plotted: _Plotted { primitivePlottable._plotted }

  static func value(at place: Double) -> Self? {
    PrimitivePlottable._value(at: place).flatMap { Self(primitivePlottable: $0) }
  }
}

extension Plottable where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }

  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// A value as a chart knows it.
public enum _Plotted: Hashable, Sendable {
  case number(Double)
  /// Seconds since 1970.
  case date(Double)
  case category(String)
}

extension Double: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double

  public var _plotted: _Plotted { .number(self) }
  public static func _value(at place: Double) -> Double? { place }
}

extension Int: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int

  public var _plotted: _Plotted { .number(Double(self)) }
  public static func _value(at place: Double) -> Int? { Int(exactly: place.rounded()) }
}

extension Date: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date

  public var _plotted: _Plotted { .date(timeIntervalSince1970) }
  public static func _value(at place: Double) -> Date? { Date(timeIntervalSince1970: place) }
}

extension String: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String

  public var _plotted: _Plotted { .category(self) }
  public static func _value(at place: Double) -> String? { nil }
}

/// A value of a mark, with what it is called.
public struct PlottableValue<Value: Plottable> {
  let label: PlottedLabel
  /// As the chart knows it: a field of the value's own type would have the type looked up for each mark.
  let plotted: _Plotted

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: .key(labelKey), plotted: value.plotted)
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: .text(label), plotted: value.plotted)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(label: .text(Text(label)), plotted: value.plotted)
  }

  /// What tells it from other series.
  var name: String {
    switch plotted {
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .date(let seconds): "\(Date(timeIntervalSince1970: seconds))"
    case .category(let name): name
    }
  }
}

/// What a value is called.
enum PlottedLabel {
  case key(LocalizedStringKey)
  case text(Text)

  func string(for locale: Locale) -> String {
    switch self {
    case .key(let key): Text(key).string(for: locale)
    case .text(let text): text.string(for: locale)
    }
  }
}
