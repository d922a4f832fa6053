import Domain

extension FiguresNeighbour {
  /// By the heading of a table.
  init?(_ head: TableHead) {
    guard head.has("country/region") || head.has("country_region"),
      head.has("last update") || head.has("last_update"), head.has("confirmed")
    else { return nil }
    self = .dailyReport
  }

  /// By the values of a JSON text.
  init?(_ list: [JSONValue]) {
    if list.contains(where: { $0["country"] != nil && $0["stats"]?["confirmed"] != nil }) {
      self = .universityRows
    } else if list.allSatisfy({ $0["country"] == nil && $0["cases"] != nil }) {
      self = .world
    } else {
      return nil
    }
  }
}
