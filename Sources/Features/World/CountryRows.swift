import Domain
import Foundation

/// The countries of each continent in alphabetical order, kept from one evaluation to the next.
///
/// Sorting 10,000 names takes far longer than showing them, so an added or removed country takes its place in the order
/// that is there.
nonisolated struct CountryRows {
  fileprivate struct Sorted {
    var keys: [NameOrder]
    var rows: [CountryRow]
  }

  private struct List: Hashable {
    let continent: Continent
    let order: NameOrder.Language
  }

  /// Above so many changes at once, sorting anew is quicker.
  private static let fewChanges = 50

  private var lists: [List: Sorted] = [:]

  mutating func rows(of countries: [String: Int], in continent: Continent, for locale: Locale) -> [CountryRow] {
    let list = List(continent: continent, order: NameOrder.Language(locale))
    if let sorted = lists[list] { return sorted.rows }
    let entries = countries.map { (NameOrder($0.key, in: list.order), CountryRow(name: $0.key, population: $0.value)) }
      .sorted { $0.0 < $1.0 }
    let sorted = Sorted(keys: entries.map(\.0), rows: entries.map(\.1))
    lists[list] = sorted
    return sorted.rows
  }

  /// Follows what was changed.
  mutating func note(_ changes: [WorldEdit.Change]) {
    for list in lists.keys {
      let own = changes.filter { $0.place.continent == list.continent }
      if own.count > Self.fewChanges {
        lists[list] = nil
      } else {
        for change in own { lists[list]?.note(change, in: list.order) }
      }
    }
  }
}

nonisolated extension CountryRows.Sorted {
  fileprivate mutating func note(_ change: WorldEdit.Change, in order: NameOrder.Language) {
    let key = NameOrder(change.place.name, in: order)
    let index = keys.partitionIndex { !($0 < key) }
    if change.before != nil {
      keys.remove(at: index)
      rows.remove(at: index)
    }
    if let population = change.after {
      keys.insert(key, at: index)
      rows.insert(CountryRow(name: change.place.name, population: population), at: index)
    }
  }
}

nonisolated extension Array {
  /// The index of the first element that is in the second part, of an array of two parts.
  fileprivate func partitionIndex(where isInSecond: (Element) -> Bool) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if isInSecond(self[middle]) {
        range = range.lowerBound..<middle
      } else {
        range = (middle + 1)..<range.upperBound
      }
    }
    return range.lowerBound
  }
}
