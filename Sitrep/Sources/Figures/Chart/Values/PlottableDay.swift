import Domain
import Foundation
import PortableCharts

/// On a chart a day stands where it begins in Greenwich.
nonisolated extension Day: Plottable {
  package typealias PrimitivePlottable = Date

  package var primitivePlottable: Date { Date(timeIntervalSince1970: Double(daysSinceEpoch) * 86_400) }

  package init?(primitivePlottable: Date) {
    let days = (primitivePlottable.timeIntervalSince1970 / 86_400).rounded()
    guard let day = Int(exactly: days).flatMap({ Day(daysSinceEpoch: $0) }) else { return nil }
    self = day
  }
}
