import DesignSystem
import Domain

extension CountryStatsViewModel {
  /// The day to read the figures of: the one asked for or the nearest; nil where that is shown anyway.
  var dayToRead: Day? {
    askedDay.map { library.days.nearest(to: $0) }.flatMap { $0 == library.report.asOf ? nil : $0 }
  }

  /// The day whose series are shown; nil: all days.
  package var chosenDay: Day? { figures.chosenDay }

  /// The day that was asked for, where there are no figures of it.
  var missingDay: Day? { askedDay.flatMap { library.days.contains($0) ? nil : $0 } }

  /// True where the day of the figures was chosen.
  var isDayChosen: Bool { chosenDay != nil || missingDay != nil }

  /// True where the chosen day couldn't be read.
  var isDayUnread: Bool { dayToRead.map { sources.chosenDays.unread.contains($0) } ?? false }

  /// Shows a day everywhere in the tab; nil: the day that is shown at first.
  package func choose(_ day: Day?) {
    askedDay = day == library.report.asOf ? nil : day
    overview.day = nil
  }

  /// The day so many days later, or earlier if negative, than the one shown; nil where there are no figures.
  func day(after count: Int) -> Day? { library.days.step(from: asOf, by: count) }

  /// The days of all countries as they are shown.
  var world: WorldFigures { sources.world(asOf: chosenDay) }
}
