import Domain
import Figures
import Foundation

extension PlacesModel {
  /// True for counts by the week.
  var isWeekly: Bool { outbreak.period.days > 1 }

  /// The places that a search finds, in the order chosen.
  func places(at route: StatisticsRoute, for locale: Locale) -> [PlaceStats] {
    let all = onDay(route.asOf).places
    let text = SearchText(route.search)
    let found =
      text.isEmpty ? all : all.filter { SearchNames($0.figures.place.spellings).holds(text) }
    let byName = found.sorted {
      $0.name.compare($1.name, options: [.caseInsensitive, .numeric], range: nil, locale: locale) == .orderedAscending
    }
    let sort = route.placeSort
    if sort.measure == .name { return sort.isReversed ? byName.reversed() : byName }
    return byName.enumerated().sorted {
      let order = sort.compare($0.element, $1.element)
      return order == .orderedSame ? $0.offset < $1.offset : order == .orderedAscending
    }.map(\.element)
  }

  /// The complete weeks of one place, or of all together; nil where no week has ended.
  func weeks(of place: PlaceKey?, asOf day: Day?) -> CompleteWeeks? {
    let (figures, counts) = (onDay(day).figures, counts(asOf: day))
    let series = place.map { key in counts.series.filter { $0.place == key } } ?? counts.series
    return CompleteWeeks(
      OutbreakCounts(places: counts.places, series: series), .cases(figures.caseClass), by: figures.asOf,
      outbreak.period)
  }
}
