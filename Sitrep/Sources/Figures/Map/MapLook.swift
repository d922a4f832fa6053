import DesignSystem
import Domain
import Foundation
import PortableUI

/// How the classes of the map look.
enum MapLook {
  /// What lies where there are no figures.
  static let land = Color.gray.opacity(0.25)
  static let hatching = Hatching.color

  /// The colour of a class, the more the darker: one hue in steps of lightness, which any colour vision tells apart.
  static func color(_ level: Int) -> Color {
    let (red, green, blue) = shades[min(max(level, 0), shades.count - 1)]
    return Color(red: red, green: green, blue: blue)
  }

  private static let shades = [
    (0.99, 0.87, 0.68), (0.99, 0.75, 0.45), (0.97, 0.60, 0.26), (0.91, 0.45, 0.12), (0.80, 0.32, 0.05),
    (0.62, 0.22, 0.02), (0.42, 0.13, 0),
  ]

  /// The width of a class's circle as a share of the map's, so that it shrinks with the map.
  static func width(_ level: Int) -> CGFloat {
    [0.005, 0.008, 0.012, 0.018, 0.027, 0.038, 0.052][min(max(level, 0), 6)]
  }

  static let circle = Color.orange.opacity(0.6)
  /// The width of the dot of a country too small for a shape, as a share of the map's.
  static let dot: CGFloat = 0.01
}

nonisolated extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  /// A whole number, or one with its decimal: "9,999", "4.9".
  fileprivate static var exact: Self { .number.precision(.fractionLength(0...1)) }
}

extension MapMeasure {
  package var title: Text {
    switch self {
    case .weekly: Text("New cases in 7 days", bundle: .module)
    case .deaths: Text("Deaths", bundle: .module)
    case .weeklyRate: Text("New cases in 7 days per 100,000", bundle: .module)
    case .deathsRate: Text("Deaths per 100,000", bundle: .module)
    }
  }

  /// A value in words.
  package func text(_ value: Double?) -> Text {
    guard let value else { return Text("no data", bundle: .module) }
    return isRate ? Text(value, format: .rate) : Text(Int(value), format: .count)
  }

  /// The range of a class in words; no value is in two of them.
  func range(of level: Int) -> Text {
    guard level > 0 else { return Text("below \(breaks[0], format: .axis)", bundle: .module) }
    guard level < breaks.count else { return Text("\(breaks[level - 1], format: .axis) and more", bundle: .module) }
    // Rates are told with one decimal.
    let last = breaks[level] - (isRate ? 0.1 : 1)
    return Text("\(breaks[level - 1], format: .exact)–\(last, format: .exact)", bundle: .module)
  }
}
