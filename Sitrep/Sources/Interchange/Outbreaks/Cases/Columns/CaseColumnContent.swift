import Domain

/// What stands in a column of a line list, told by a sample of its rows.
struct CaseColumnContent {
  /// So many rows are looked at, spread over the table; of columns with few filled cells more.
  private static let sampled = 400
  private static let mostSampled = 8_000
  private static let fewestFilled = 30

  /// Cells with more than a word for nothing.
  private(set) var filled = 0
  private(set) var dates = 0
  private(set) var numbers = 0
  private(set) var ages = 0
  private(set) var ageUnits = 0
  private(set) var sexes = 0
  private(set) var outcomes = 0
  private(set) var classes = 0
  private(set) var answers = 0
  private(set) var results = 0
  private(set) var doses = 0
  private(set) var vaccinations = 0

  private(set) var telephones = 0
  private(set) var mails = 0
  private(set) var names = 0
  private(set) var identifiers = 0
  private(set) var longTexts = 0
  private var coordinates = 0
  private var degrees: (least: Double, greatest: Double) = (.infinity, -.infinity)

  /// How many distinct values there are.
  private(set) var distinct = 0

  /// The first distinct values, shortened.
  private(set) var samples: [String] = []

  /// How many rows were looked at.
  private(set) var rows = 0

  init(_ rows: [CSVRow], column: Int) {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for most in [Self.sampled, Self.mostSampled] where filled < Self.fewestFilled {
      (counts, order, filled, self.rows) = ([:], [], 0, 0)
      for index in stride(from: 0, to: rows.count, by: max(rows.count / most, 1)) {
        self.rows += 1
        let text = String(decoding: rows[index].bytes(column).prefix(OutbreakLimits.fieldBytes), as: UTF8.self).trimmed
        guard !CaseText.isMissing(text) else { continue }
        filled += 1
        if counts.updateValue(counts[text, default: 0] + 1, forKey: text) == nil { order.append(text) }
      }
    }
    for text in order { note(text, counts[text] ?? 0) }
    distinct = order.count
    samples = order.prefix(OutbreakColumn.mostSamples).map { $0.shortened(toBytes: HeadingRow.mostShown) }
  }

  private mutating func note(_ text: String, _ count: Int) {
    if TableDate(Array(text.utf8)[...]) != nil { dates += count }
    if Self.isNumber(text) { numbers += count }
    if let age = AgeText.age(text), AgeText.months(age, unit: .years) != nil { ages += count }
    if AgeText.unit(text) != nil { ageUnits += count }
    if SexText.sex(text) != nil { sexes += count }
    if OutcomeText.outcome(text) != nil { outcomes += count }
    if ClassText.found(text) != nil { classes += count }
    if AnswerText.answer(text) != nil { answers += count }
    if AnswerText.result(text) != nil { results += count }
    if DoseText.doses(text) != nil { doses += count }
    if AnswerText.vaccination(text) != nil { vaccinations += count }
    if PersonalText.isTelephone(text), TableDate(Array(text.utf8)[...]) == nil { telephones += count }
    if PersonalText.isMail(text) { mails += count }
    if PersonalText.isName(text) { names += count }
    if PersonalText.isUUID(text) { identifiers += count }
    if text.utf8.count > Self.longText { longTexts += count }
    if let degree = PersonalText.coordinate(text) {
      coordinates += count
      degrees = (min(degrees.least, degree), max(degrees.greatest, degree))
    }
  }

  /// Longer texts are sentences, in bytes.
  private static let longText = 60

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    return digits.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
      && digits.utf8.contains { (0x30...0x39).contains($0) }
  }

  /// True if so many of the filled cells are of a kind.
  func mostly(_ count: Int, _ share: Double = 0.5) -> Bool { filled > 0 && Double(count) >= share * Double(filled) }

  var isText: Bool { filled > 0 && !mostly(numbers) && !mostly(dates) }

  /// True where nearly every row has another value.
  var isDistinct: Bool { filled > 0 && Double(distinct) >= 0.5 * Double(filled) }

  /// True where values come again, as places do: in the sample, else in more rows.
  func isRepeated(in rows: [CSVRow], _ column: Int) -> Bool {
    if filled < Self.fewestFilled || Double(distinct) <= Self.repeatedShare * Double(filled) { return true }
    let texts = rows.prefix(Self.mostCompared).lazy.map { $0.bytes(column) }.filter { !$0.isEmpty }
    let differing = Set(texts.map { String(decoding: $0, as: UTF8.self) }).count
    return Double(differing) <= Self.repeatedShare * Double(texts.count)
  }

  private static let repeatedShare = 0.8
  private static let mostCompared = 20_000

  /// True where the values alone tell that the column is of people.
  var isPersonal: Bool {
    guard filled > 0 else { return false }
    return mostly(telephones) || mostly(mails, 0.3) || mostly(identifiers) || isNames || isCoordinates
  }

  /// Names of people stand in most rows, and are many; those of places are written again and again.
  private var isNames: Bool { mostly(names, 0.6) && 2 * names >= rows && distinct >= min(20, max(filled / 2, 5)) }

  /// Coordinates of one country lie close to each other; a body mass index does not.
  private var isCoordinates: Bool {
    mostly(coordinates, 0.7) && isDistinct && degrees.greatest - degrees.least <= Self.widestCountry
  }

  private static let widestCountry = 12.0

  /// True where samples could name a person: of sentences, and of texts that nearly all differ if nothing tells what
  /// they are.
  func isRevealing(asRole role: CaseColumnRole) -> Bool {
    if role.isPrivate || isPersonal || mostly(longTexts, 0.1) { return true }
    return role == .leftOut && !mostly(dates) && !mostly(numbers) && isDistinct
  }
}
