import DesignSystem
import Domain
import PortableUI

/// A total, with its day where that is earlier than the figures.
struct DatedRow: View {
  let name: Text
  let count: DatedCount?
  /// The day that the figures are of.
  let day: Day
  let identifier: String

  var body: some View {
    FactRow(name: name, value: value, identifier: identifier)
  }

  private var value: Text {
    guard let count else { return Text("no data", bundle: .module) }
    let number = Text(count.count, format: .count)
    return count.day < day ? Text("\(number) (\(count.day, format: .shortDay))", bundle: .module) : number
  }
}

/// The last complete week, and how it compares with the one before.
struct WeekRow: View {
  let trend: Trend

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      FactRow(
        name: Text("Last complete week", bundle: .module), value: TrendText.count(trend.lastCount),
        identifier: OutbreaksID.week)
      TrendText.note(trend)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(OutbreaksID.bar("week"))
    }
  }
}

/// How an outbreak goes, in words; what is not known is not compared.
enum TrendText {
  static func count(_ count: Int?) -> Text { PeriodText.report(count) }

  /// The days of the week, and the change from the week before.
  static func note(_ trend: Trend) -> Text {
    let last = trend.lastWeek.advanced(by: 6)
    let days = Text("\(trend.lastWeek, format: .shortDay) to \(last, format: .shortDay)", bundle: .module)
    guard let week = trend.week else { return days }
    return Text("\(days) · \(change(week))", bundle: .module)
  }

  /// As "−61% from 31"; of nothing before there is no share.
  static func change(_ change: Trend.Change) -> Text {
    guard let percent = change.percent else { return Text("\(change.before, format: .count) before", bundle: .module) }
    return Text("\(percent / 100, format: .growth) from \(change.before, format: .count)", bundle: .module)
  }
}
