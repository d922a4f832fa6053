import Domain
import Foundation

/// The countries of each continent in alphabetical order, kept from one evaluation to the next.
///
/// The order is that of the names as they are shown. Sorting 10,000 of them takes far longer than showing them, so an added
/// or removed country takes its place in the order that is there.
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

  private let names: CountryDisplayNames
  private var lists: [List: Sorted] = [:]

  init(names: CountryDisplayNames = CountryDisplayNames()) {
    self.names = names
  }

  mutating func rows(of countries: [String: Int], in continent: Continent, for locale: Locale) -> [CountryRow] {
    let list = List(continent: continent, order: NameOrder.Language(locale))
    if let sorted = lists[list] { return sorted.rows }
    let entries = countries.map { entry(of: $0.key, $0.value, in: list.order) }.sorted { $0.key < $1.key }
    let sorted = Sorted(keys: entries.map(\.key), rows: entries.map(\.row))
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
        for change in own {
          let (key, row) = entry(of: change.place.name, change.after ?? 0, in: list.order)
          lists[list]?.note(change, key, row)
        }
      }
    }
  }

  private func entry(
    of name: String, _ population: Int, in order: NameOrder.Language
  ) -> (key: NameOrder, row: CountryRow) {
    let shown = names.text(of: name, in: order)
    return (
      NameOrder(shown, in: order, entered: name), CountryRow(name: name, displayName: shown, population: population)
    )
  }
}

nonisolated extension CountryRows.Sorted {
  fileprivate mutating func note(_ change: WorldEdit.Change, _ key: NameOrder, _ row: CountryRow) {
    let index = keys.partitionIndex { !($0 < key) }
    if change.before != nil {
      keys.remove(at: index)
      rows.remove(at: index)
    }
    if change.after != nil {
      keys.insert(key, at: index)
      rows.insert(row, at: index)
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
