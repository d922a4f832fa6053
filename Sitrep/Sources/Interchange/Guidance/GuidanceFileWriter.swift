import Domain

/// Guidance as the JSON that ``GuidanceFileReader`` reads, its members in the order in which people read them.
enum GuidanceFileWriter {
  static func value(of content: GuidanceContent) -> JSONValue {
    object([
      ("format", .text(GuidanceFileReader.format)),
      ("version", .number("\(GuidanceFileReader.version)")),
      ("title", value(of: content.title)),
      ("edition", .text(content.edition)),
      ("updated", .text(content.updated.iso8601)),
      ("review", value(of: content.review)),
      ("note", value(of: content.note)),
      ("emergency", value(of: content.emergency)),
      ("symptoms", object([("groups", .array(content.symptoms.map(value)))])),
      ("recommendations", object([("groups", .array(content.recommendations.map(value)))])),
      ("sources", .array(content.sources.map(value))),
    ])
  }

  private static func value(of text: GuidanceText) -> JSONValue {
    object([("en", .text(text.english)), ("ru", .text(text.russian))])
  }

  private static func value(of review: GuidanceReview) -> JSONValue {
    switch review {
    case .notReviewed: object([("status", .text("notReviewed"))])
    case .reviewed(let by, let day):
      object([("status", .text("reviewed")), ("by", value(of: by)), ("date", .text(day.iso8601))])
    }
  }

  private static func value(of emergency: EmergencyGuidance) -> JSONValue {
    object([
      ("signs", .array(emergency.signs.map(value))),
      ("actions", .array(emergency.actions.map(value))),
      ("numbers", .array(emergency.numbers.map(value))),
    ])
  }

  private static func value(of group: GuidanceGroup) -> JSONValue {
    object([
      ("id", .text(group.id)), ("title", value(of: group.title)), ("items", .array(group.items.map(value))),
    ])
  }

  private static func value(of item: GuidanceItem) -> JSONValue {
    object([
      ("id", .text(item.id)), ("title", value(of: item.title)), ("text", value(of: item.explanation)),
      ("source", .text(item.source)), ("date", .text(item.date.text)),
    ])
  }

  private static func value(of number: GuidanceNumber) -> JSONValue {
    let region = number.region.map { [("region", JSONValue.text($0.code))] } ?? []
    return object(
      [("id", .text(number.id)), ("name", value(of: number.name))] + region + [
        ("phone", .text(number.phone)), ("verified", .boolean(number.isVerified)), ("source", .text(number.source)),
        ("date", .text(number.date.text)),
      ])
  }

  private static func value(of source: GuidanceSource) -> JSONValue {
    let note = source.note.map { [("note", value(of: $0))] } ?? []
    return object(
      [
        ("id", .text(source.id)), ("title", value(of: source.title)), ("publisher", value(of: source.publisher)),
        ("url", .text(source.url)), ("date", .text(source.date.text)),
      ] + note)
  }

  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { JSONValue.Member(name: $0.0, value: $0.1) })
  }
}
