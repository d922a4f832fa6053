import Foundation

/// How an axis' steps follow each other.
public struct ScaleType: Equatable, Sendable {
  private let name: String

  public static let linear = ScaleType(name: "linear")
  /// Each step is so many times the one before; what is not above 0 has no place.
  public static let log = ScaleType(name: "log")
}

/// The values from one end of an axis to the other.
public protocol ScaleDomain {
  var _plotted: [_Plotted] { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _plotted: [_Plotted] { [lowerBound.plotted, upperBound.plotted] }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _plotted: [_Plotted] { map(\.plotted) }
}

/// Where values stand along an axis.
struct PlotScale: Equatable {
  let domain: ClosedRange<Double>
  let isLogarithmic: Bool

  init(_ domain: ClosedRange<Double>, isLogarithmic: Bool = false) {
    self.isLogarithmic = isLogarithmic
    let lower = isLogarithmic && domain.lowerBound <= 0 ? min(1, domain.upperBound / 10) : domain.lowerBound
    let isEmpty = !(lower < domain.upperBound)
    self.domain = isEmpty ? lower...(lower + 1) : lower...domain.upperBound
  }

  /// From 0 at the beginning to 1 at the end, and beyond for values beyond; nil where the axis has no place for it.
  func place(of value: Double) -> Double? {
    guard value.isFinite else { return nil }
    let (lower, upper) = (domain.lowerBound, domain.upperBound)
    guard isLogarithmic else { return (value - lower) / (upper - lower) }
    return value > 0 && lower > 0 ? log10(value / lower) / log10(upper / lower) : nil
  }

  /// The domain of values whose ends are not given.
  static func around(_ values: some Sequence<Double>, isLogarithmic: Bool, includesZero: Bool) -> PlotScale {
    var (lower, upper) = (Double.infinity, -Double.infinity)
    for value in values where value.isFinite && (!isLogarithmic || value > 0) {
      lower = min(lower, value)
      upper = max(upper, value)
    }
    guard lower <= upper else { return PlotScale(isLogarithmic ? 1...10 : 0...1, isLogarithmic: isLogarithmic) }
    if isLogarithmic {
      let first = pow(10, log10(lower).rounded(.down))
      let last = pow(10, log10(upper).rounded(.up))
      return PlotScale(first...max(last, first * 10), isLogarithmic: true)
    }
    guard includesZero else { return PlotScale(lower...upper) }
    let (bottom, top) = (min(lower, 0), max(upper, 0))
    let step = PlotTicks.step(for: top - bottom, count: PlotTicks.usualCount)
    return PlotScale((bottom / step).rounded(.down) * step...(top / step).rounded(.up) * step)
  }
}
