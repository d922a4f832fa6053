import Domain

/// Reads guidance out of JSON, and collects everything that is wrong with it instead of stopping at the first.
struct GuidanceFileReader {
  static let format = "sitrep.guidance"
  static let version = 1

  private(set) var problems: [GuidanceFileProblem] = []
  private(set) var warnings: [GuidanceFileWarning] = []

  let latest: Day
  /// The sources that the file has; nil where their list cannot be read, so that nothing is said of the others.
  private var knownSources: Set<String>?
  private var usedSources: Set<String> = []
  /// Where each id stands, among those that must differ from it.
  var places: [GuidanceIDs: [String: String]] = [:]

  init(latest: Day) {
    self.latest = latest
  }

  /// Everything; nil, or something of no use, where there are problems.
  mutating func content(of value: JSONValue) -> GuidanceContent? {
    guard case .object(let members) = value,
      members.contains(where: { $0.name == "format" && $0.value == .text(Self.format) })
    else {
      report(.notGuidance, at: "")
      return nil
    }
    guard members.contains(where: { $0.name == "version" && $0.value == .number("\(Self.version)") }) else {
      report(.newerFormat, at: "version")
      return nil
    }
    guard let root = object(value, at: "", knowing: Self.names) else { return nil }
    let sources = self.sources(of: root)
    let title = text("title", of: root, atMost: .title)
    let edition = line("edition", of: root, atMost: 40)
    let updated = day("updated", of: root)
    let review = review(of: root)
    let note = text("note", of: root, atMost: .explanation)
    let emergency = emergency(of: root)
    let symptoms = groups("symptoms", of: root)
    let recommendations = groups("recommendations", of: root)
    checkSymptoms(symptoms)
    checkCount()
    warnOfUnusedSources(sources ?? [])
    guard let sources, let title, let edition, let updated, let review, let note, let emergency, let symptoms,
      let recommendations
    else { return nil }
    return GuidanceContent(
      title: title, edition: edition, updated: updated, review: review, note: note, emergency: emergency,
      symptoms: symptoms, recommendations: recommendations, sources: sources)
  }

  mutating func report(_ kind: GuidanceFileProblem.Kind, at path: String) {
    problems.append(GuidanceFileProblem(at: path, kind))
  }

  mutating func warn(_ kind: GuidanceFileWarning.Kind, at path: String) {
    warnings.append(GuidanceFileWarning(at: path, kind))
  }

  private static let names: Set<String> = [
    "format", "version", "title", "edition", "updated", "review", "note", "emergency", "symptoms", "recommendations",
    "sources",
  ]
}

// MARK: The parts

extension GuidanceFileReader {
  private mutating func sources(of root: GuidanceObject) -> [GuidanceSource]? {
    guard let elements = list("sources", of: root, atMost: 100) else { return nil }
    let sources = elements.compactMap { source($0) }
    knownSources = Set(places[.sources, default: [:]].keys)
    return sources
  }

  private mutating func source(_ element: GuidanceElement) -> GuidanceSource? {
    guard
      let object = object(
        element.value, at: element.path, knowing: ["id", "title", "publisher", "url", "date", "note"])
    else { return nil }
    let id = id(of: object, among: .sources)
    let title = text("title", of: object, atMost: .sourceTitle)
    let publisher = text("publisher", of: object, atMost: .title)
    let url = address("url", of: object)
    let date = date("date", of: object)
    let note = object.has("note") ? text("note", of: object, atMost: .explanation) : nil
    guard let id, let title, let publisher, let url, let date else { return nil }
    return GuidanceSource(id: id, title: title, publisher: publisher, url: url, date: date, note: note)
  }

  private mutating func review(of root: GuidanceObject) -> GuidanceReview? {
    guard let value = member("review", of: root) else { return nil }
    guard let object = object(value, at: "review", knowing: ["status", "by", "date"]) else { return nil }
    switch object.members["status"] {
    case .text("notReviewed"): return .notReviewed
    case .text("reviewed"):
      let by = text("by", of: object, atMost: .title)
      let day = day("date", of: object)
      guard let by, let day else { return nil }
      return .reviewed(by: by, on: day)
    default:
      report(.badReview, at: "review.status")
      return nil
    }
  }

  private mutating func emergency(of root: GuidanceObject) -> EmergencyGuidance? {
    guard let value = member("emergency", of: root) else { return nil }
    guard let object = object(value, at: "emergency", knowing: ["signs", "actions", "numbers"]) else { return nil }
    let signs = items("signs", of: object)
    let actions = items("actions", of: object)
    let numbers = list("numbers", of: object, atMost: 50, mayBeEmpty: true)?.compactMap { number($0) }
    guard let signs, let actions, let numbers else { return nil }
    return EmergencyGuidance(signs: signs, actions: actions, numbers: numbers)
  }

  private mutating func number(_ element: GuidanceElement) -> GuidanceNumber? {
    guard
      let object = object(
        element.value, at: element.path, knowing: ["id", "name", "region", "phone", "verified", "source", "date"])
    else { return nil }
    let id = id(of: object, among: .items)
    let name = text("name", of: object, atMost: .title)
    let region = object.has("region") ? region("region", of: object) : nil
    let phone = phone("phone", of: object)
    let isVerified = truth("verified", of: object)
    let source = sourceID(of: object)
    let date = date("date", of: object)
    guard let id, let name, let phone, let isVerified, let source, let date else { return nil }
    return GuidanceNumber(
      id: id, name: name, region: region, phone: phone, isVerified: isVerified, source: source, date: date)
  }

  private mutating func groups(_ name: String, of root: GuidanceObject) -> [GuidanceGroup]? {
    guard let value = member(name, of: root) else { return nil }
    guard let object = object(value, at: name, knowing: ["groups"]) else { return nil }
    return list("groups", of: object, atMost: 20)?.compactMap { group($0) }
  }

  private mutating func group(_ element: GuidanceElement) -> GuidanceGroup? {
    guard let object = object(element.value, at: element.path, knowing: ["id", "title", "items"]) else { return nil }
    let id = id(of: object, among: .groups)
    let title = text("title", of: object, atMost: .title)
    let items = items("items", of: object)
    guard let id, let title, let items else { return nil }
    return GuidanceGroup(id: id, title: title, items: items)
  }

  private mutating func items(_ name: String, of parent: GuidanceObject) -> [GuidanceItem]? {
    list(name, of: parent, atMost: GuidanceFileCodec.mostItems)?.compactMap { item($0) }
  }

  private mutating func item(_ element: GuidanceElement) -> GuidanceItem? {
    guard let object = object(element.value, at: element.path, knowing: ["id", "title", "text", "source", "date"])
    else { return nil }
    let id = id(of: object, among: .items)
    let title = text("title", of: object, atMost: .title)
    let explanation = text("text", of: object, atMost: .explanation)
    let source = sourceID(of: object)
    let date = date("date", of: object)
    guard let id, let title, let explanation, let source, let date else { return nil }
    return GuidanceItem(id: id, title: title, explanation: explanation, source: source, date: date)
  }
}

// MARK: What holds between the parts

extension GuidanceFileReader {
  private mutating func checkSymptoms(_ groups: [GuidanceGroup]?) {
    guard let groups, groups.map(\.id) != GuidanceContent.symptomGroups else { return }
    report(.badSymptomGroups, at: "symptoms.groups")
  }

  private mutating func checkCount() {
    if places[.items, default: [:]].count > GuidanceFileCodec.mostItems {
      report(.tooManyItems(limit: GuidanceFileCodec.mostItems), at: "")
    }
  }

  private mutating func sourceID(of object: GuidanceObject) -> String? {
    guard let id = line("source", of: object, atMost: Self.longestID) else { return nil }
    usedSources.insert(id)
    guard let knownSources, !knownSources.contains(id) else { return id }
    report(.unknownSource(id), at: object.path(of: "source"))
    return nil
  }

  private mutating func warnOfUnusedSources(_ sources: [GuidanceSource]) {
    for (index, source) in sources.enumerated() where !usedSources.contains(source.id) {
      warn(.unusedSource, at: "sources[\(index)]")
    }
  }
}
