import Foundation

/// Round values along an axis.
enum PlotTicks {
  static let usualCount = 5

  /// Steps of 1, 2 or 5 times a power of ten, about so many of them.
  static func step(for length: Double, count: Int) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let rough = length / Double(max(count, 1))
    let power = pow(10, log10(rough).rounded(.down))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999_999 } ?? rough
  }

  static func numbers(in scale: PlotScale, count: Int) -> [Double] {
    let (lower, upper) = (scale.domain.lowerBound, scale.domain.upperBound)
    if scale.isLogarithmic { return decades(from: lower, to: upper, count: count) }
    let step = step(for: upper - lower, count: count)
    let first = (lower / step - 1e-9).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    return first <= last ? stride(from: first, through: last, by: 1).map { $0 * step + 0 } : []
  }

  /// Powers of ten, every second or third one where there are many.
  private static func decades(from lower: Double, to upper: Double, count: Int) -> [Double] {
    let first = Int((log10(lower) - 1e-9).rounded(.up))
    let last = Int((log10(upper) + 1e-9).rounded(.down))
    guard first <= last else { return [] }
    let step = max(1, (last - first + count - 1) / max(count, 1))
    return Swift.stride(from: first, through: last, by: step).map { pow(10, Double($0)) }
  }

  /// The beginnings of days, months or years, at most so many.
  static func dates(in scale: PlotScale, count: Int, calendar: Calendar) -> [Double] {
    let steps: [(Calendar.Component, Int, days: Double)] = [
      (.day, 1, 1), (.day, 2, 2), (.day, 7, 7), (.day, 14, 14), (.month, 1, 30.4), (.month, 2, 60.9),
      (.month, 3, 91.3), (.month, 6, 182.6), (.year, 1, 365.2), (.year, 2, 730.5), (.year, 5, 1_826),
    ]
    let days = (scale.domain.upperBound - scale.domain.lowerBound) / 86_400
    let step = steps.first { days / $0.days <= Double(max(count, 1)) } ?? (.year, 10, 3_652)
    return dates(in: scale, by: step.0, step.1, calendar: calendar)
  }

  static func dates(in scale: PlotScale, by component: Calendar.Component, _ count: Int, calendar: Calendar) -> [Double]
  {
    let first = Date(timeIntervalSince1970: scale.domain.lowerBound)
    guard count > 0, var date = calendar.dateInterval(of: component, for: first)?.start else { return [] }
    var dates: [Double] = []
    while date.timeIntervalSince1970 <= scale.domain.upperBound, dates.count < 1_000 {
      if date.timeIntervalSince1970 >= scale.domain.lowerBound { dates.append(date.timeIntervalSince1970) }
      guard let next = calendar.date(byAdding: component, value: count, to: date), next > date else { break }
      date = next
    }
    return dates
  }
}
