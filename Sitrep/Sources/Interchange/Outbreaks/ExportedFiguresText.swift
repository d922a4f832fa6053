import Domain

extension ExportedFigures {
  /// One JSON object, for programs; null is "no report", and shares have four decimals.
  package var json: String {
    JSONText.lines(of: .members(members)) + "\n"
  }

  /// What every outbreak has.
  var members: [(name: String, value: JSONValue)] {
    [
      ("id", .text(id.rawValue)), ("name", .text(name)), ("asOf", .text(asOf.iso8601)),
      ("period", .text(period == .day ? "day" : "week")), ("places", .array(places.map(\.json))),
    ]
  }
}

extension ExportedFigures.Place {
  fileprivate var json: JSONValue {
    .members([
      ("code", code.map { .text($0.rawValue) } ?? .null), ("name", .text(name)), ("cases", .count(cases)),
      ("newCases", .count(newCases)), ("newCasesBefore", .count(newCasesBefore)), ("deaths", .count(deaths)),
      ("newDeaths", .count(newDeaths)), ("recovered", .count(recovered)), ("population", .count(population)),
      ("attackRate", .interval(attackRate)), ("cfr", .interval(cfr)),
    ])
  }
}

extension JSONValue {
  static func members(_ members: [(name: String, value: JSONValue)]) -> JSONValue {
    .object(members.map { Member(name: $0.name, value: $0.value) })
  }

  static func count(_ count: Int?) -> JSONValue { count.map { .number(String($0)) } ?? .null }

  static func interval(_ interval: Interval?) -> JSONValue {
    guard let interval else { return .null }
    return .members([
      ("value", .share(interval.value)), ("low", .share(interval.low)), ("high", .share(interval.high)),
    ])
  }

  static func share(_ share: Double) -> JSONValue { .number(String((share * 10_000).rounded() / 10_000)) }
}
