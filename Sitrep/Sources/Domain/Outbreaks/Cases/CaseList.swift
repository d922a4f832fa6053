/// A line list: the cases of an outbreak, without anything that names a person.
package struct CaseList: Hashable, Sendable {
  /// A list has at most so many places.
  package static let mostPlaces = 5_000

  /// In the order of their names.
  package let places: [OutbreakPlace]

  /// At most ``CaseCategory/most``.
  package let categories: [CaseCategory]

  /// From the first onset or report to the day of which the list is.
  package let days: ClosedRange<Day>

  private(set) var cases: [PackedCase]

  /// - Parameters:
  ///   - places: At most ``mostPlaces``; those beyond are none.
  ///   - categories: The list's own ones.
  ///   - days: From the first case to the day of which the list is.
  ///   - records: The cases, in the order of the file.
  package init(
    places: [OutbreakPlace], categories: [CaseCategory] = [], days: ClosedRange<Day>,
    _ records: some Sequence<CaseRecord>
  ) {
    self.init(places: places, categories: categories, days: days, cases: records.map { PackedCase($0) })
  }

  init(places: [OutbreakPlace], categories: [CaseCategory], days: ClosedRange<Day>, cases: [PackedCase]) {
    self.places = Array(places.prefix(Self.mostPlaces))
    self.categories = Array(categories.prefix(CaseCategory.most))
    self.days = days
    self.cases = cases
    let (places, categories) = (self.places, self.categories)
    for index in self.cases.indices { self.cases[index].forgetUnknown(places.count, categories) }
  }

  package var count: Int { cases.count }

  /// A case, by its position.
  package subscript(index: Int) -> CaseRecord {
    var record = cases[index].record
    record.categories = Array(record.categories.prefix(categories.count))
    return record
  }

  /// All cases, in the order of the file.
  package var records: some Sequence<CaseRecord> { cases.indices.lazy.map { self[$0] } }
}

extension PackedCase {
  /// Takes away places and values that the list does not have.
  fileprivate mutating func forgetUnknown(_ places: Int, _ categories: [CaseCategory]) {
    if place != Self.none, Int(place) >= places { place = Self.none }
    let most = { (category: Int) in categories.indices.contains(category) ? categories[category].values.count : 0 }
    if category0 > most(0) { category0 = 0 }
    if category1 > most(1) { category1 = 0 }
    if category2 > most(2) { category2 = 0 }
  }
}
