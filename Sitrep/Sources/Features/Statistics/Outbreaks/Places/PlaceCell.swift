import DesignSystem
import Domain
import Figures
import PortableUI

/// A place in the list: its name, its total of cases, what was added of late, and what the list is ordered by.
struct PlaceCell: View {
  let place: PlaceStats
  let measure: PlaceMeasure
  let period: ReportingPeriod
  /// The day that the list is of.
  let day: Day

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: place.name)
        .font(.body)
        .accessibilityIdentifier(OutbreaksID.cellName)
      Group {
        total
          .accessibilityIdentifier(OutbreaksID.cellCases)
        recent
          .accessibilityIdentifier(OutbreaksID.cellRecent)
        if let measured {
          measured
            .accessibilityIdentifier(StatisticsID.cellMeasure)
        }
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }

  private var total: Text {
    guard let cases = place.figures.cases else { return Text("Total cases: no data", bundle: .module) }
    guard cases.day < day else { return Text("Total cases: \(cases.count, format: .count)", bundle: .module) }
    return Text("Total cases: \(cases.count, format: .count) (\(cases.day, format: .shortDay))", bundle: .module)
  }

  private var recent: Text {
    let name = PeriodText.recent(period, to: day)
    return Text("\(name): \(PeriodText.report(place.recent))", bundle: .module)
  }

  private var measured: Text? {
    let title = measure.title(isWeekly: period.days > 1)
    switch measure {
    case .name, .cases, .recent: return nil
    case .deaths, .population, .fatality, .attackRate:
      return Text("\(title): \(PlaceFigureText.text(measure, of: place))", bundle: .module)
    }
  }
}

/// A figure of a place in words.
enum PlaceFigureText {
  static func text(_ measure: PlaceMeasure, of place: PlaceStats) -> Text {
    known(measure, of: place)
      ?? (measure == .population || measure == .attackRate && place.figures.population == nil
        ? Text("no population", bundle: .module) : Text("no data", bundle: .module))
  }

  /// Nil where it is unknown.
  static func known(_ measure: PlaceMeasure, of place: PlaceStats) -> Text? {
    let figures = place.figures
    switch measure {
    case .name: return Text(verbatim: place.name)
    case .cases: return figures.cases.map { Text($0.count, format: .count) }
    case .recent: return place.recent.map { Text($0, format: .count) }
    case .deaths: return figures.deaths.map { Text($0.count, format: .count) }
    case .population: return figures.population.map { Text($0.count, format: .count) }
    case .fatality: return figures.cfr.map(IntervalText.fatality)
    case .attackRate: return figures.attackRate.map(IntervalText.rate)
    }
  }
}
