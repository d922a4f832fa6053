import Domain
import Foundation
import TestTraits
import Testing

@testable import Interchange

/// Files of guidance, right and wrong ones; wrong ones are the bundled file with one thing changed.
@Suite struct GuidanceFileCodecTests {
  private let codec = GuidanceFileCodec()
  private let bundled: String
  private let latest = Day(iso8601: "2026-11-21") ?? .distantFuture

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    bundled = try String(contentsOf: root.appending(path: "Sources/Storage/Guidance/Guidance.json"), encoding: .utf8)
  }

  private func read(_ text: String) throws -> GuidanceFile {
    try codec.read(Data(text.utf8), latest: latest)
  }

  private func problems(of text: String) -> [GuidanceFileProblem] {
    do {
      _ = try read(text)
      return []
    } catch {
      return (error as? GuidanceFileRefusal)?.problems ?? []
    }
  }

  // MARK: The bundled file

  @Test(.proves(72, 73)) func `the bundled file is right, and nothing in it is strange`() throws {
    let file = try read(bundled)

    #expect(file.warnings == [])
    #expect(file.content.symptoms.map(\.id) == GuidanceContent.symptomGroups)
    #expect(file.content.symptoms.map(\.items.count) == [3, 10, 6])
    #expect(file.content.recommendations.map(\.items.count) == [7, 4])
    #expect(file.content.review == .notReviewed)
    #expect(file.content.itemCount == 41)
  }

  @Test(.proves(75, "D25")) func `each bundled item has text in both languages, a source and a date`() throws {
    let content = try read(bundled).content
    let items =
      content.emergency.signs + content.emergency.actions
      + (content.symptoms + content.recommendations).flatMap(\.items)
    for item in items {
      for text in [item.title, item.explanation] {
        #expect(!text.english.isEmpty && !text.english.contains(/\p{Cyrillic}/), "\(item.id)")
        #expect(text.russian.contains(/\p{Cyrillic}/), "\(item.id)")
      }
      #expect(content.source(item.source) != nil, "\(item.id)")
      #expect(item.date.firstDay <= content.updated)
    }
  }

  @Test(.proves("D24")) func `a bundled number without an official source is not called verified`() throws {
    let numbers = try read(bundled).content.emergency.numbers
    #expect(numbers.filter(\.isVerified).map(\.id) == ["number-eu", "number-gb"])
    #expect(numbers.count == 5)
  }

  @Test func `what is written is what was read, to the letter`() throws {
    let content = try read(bundled).content
    let written = codec.write(content)

    #expect(String(decoding: written, as: UTF8.self) == bundled)
    #expect(try codec.read(written, latest: latest).content == content)
  }

  @Test func `a review is written and read`() throws {
    let day = try #require(Day(iso8601: "2026-01-02"))
    let reviewed = bundled.replacing(
      "\"status\": \"notReviewed\"",
      with: #""status": "reviewed", "by": {"en": "Dr A. B.", "ru": "Д-р А. Б."}, "date": "2026-01-02""#)
    let content = try read(reviewed).content

    #expect(content.review == .reviewed(by: GuidanceText(english: "Dr A. B.", russian: "Д-р А. Б."), on: day))
    #expect(try codec.read(codec.write(content), latest: latest).content == content)
  }

  @Test func `spaces around a text and a byte order mark do not count, and numbers may be none`() throws {
    var text = "\u{FEFF}" + bundled.replacing("\"Лихорадка\"", with: "\"  Лихорадка \"")
    let numbers = try #require(text.firstMatch(of: /"numbers": \[[^\]]*\]/))
    text.replaceSubrange(numbers.range, with: "\"numbers\": []")

    let content = try read(text).content

    #expect(content.symptoms.first?.items.first?.title.russian == "Лихорадка")
    #expect(content.emergency.numbers == [])
  }

  // MARK: Wrong files

  /// What is replaced in the bundled file, by what, and the one problem that this makes.
  static let changes: [(String, String, String, GuidanceFileProblem.Kind)] = [
    ("\"sitrep.guidance\"", "\"sitrep.world\"", "", .mistaken(.world)),
    ("\"version\": 1", "\"version\": 2", "version", .newerFormat),
    ("\"edition\": \"1\",", "", "edition", .missing),
    ("\"edition\": \"1\"", "\"edition\": 1", "edition", .wrongForm(.text)),
    ("\"edition\": \"1\"", "\"edition\": \"1\", \"edition\": \"2\"", "edition", .repeatedName),
    ("\"edition\": \"1\"", "\"edition\": \" \"", "edition", .emptyText),
    ("\"updated\": \"2026-11-21\"", "\"updated\": \"2026-11\"", "updated", .badDay),
    ("\"updated\": \"2026-11-21\"", "\"updated\": \"2026-11-22\"", "updated", .futureDate),
    ("\"status\": \"notReviewed\"", "\"status\": \"fine\"", "review.status", .badReview),
    ("\"status\": \"notReviewed\"", "", "review.status", .badReview),
    ("\"verified\": true", "\"verified\": \"yes\"", "emergency.numbers[0].verified", .wrongForm(.trueOrFalse)),
    ("\"phone\": \"112\"", "\"phone\": \"112#\"", "emergency.numbers[0].phone", .badPhone),
    ("\"phone\": \"112\"", "\"phone\": \"(1)\"", "emergency.numbers[0].phone", .badPhone),
    ("\"region\": \"EU\"", "\"region\": \"eu\"", "emergency.numbers[0].region", .badRegion),
    ("\"region\": \"EU\"", "\"region\": \"QQ\"", "emergency.numbers[0].region", .badRegion),
    ("\"region\": \"EU\"", "\"region\": 1", "emergency.numbers[0].region", .wrongForm(.text)),
    ("\"ru\": \"Лихорадка\"", "\"ru\": \"Fever\"", "symptoms.groups[0].items[0].title.ru", .notRussian),
    ("\"id\": \"fever\"", "\"id\": \"Fever\"", "symptoms.groups[0].items[0].id", .badID),
    ("\"id\": \"fever\"", "\"id\": \"../fever\"", "symptoms.groups[0].items[0].id", .badID),
    (
      "\"id\": \"dry-cough\"", "\"id\": \"fever\"", "symptoms.groups[0].items[1].id",
      .repeatedID("fever", first: "symptoms.groups[0].items[0]")
    ),
    ("\"id\": \"serious\"", "\"id\": \"severe\"", "symptoms.groups", .badSymptomGroups),
    ("https://www.who.int/news", "http://www.who.int/news", "sources[0].url", .badAddress),
    ("https://www.who.int/news", "javascript:alert(1)//", "sources[0].url", .badAddress),
    ("https://www.who.int/news", "https://user@who.int/news", "sources[0].url", .badAddress),
    ("https://www.who.int/news", "https://localhost/news", "sources[0].url", .badAddress),
    ("\"date\": \"2022-02-11\"", "\"date\": \"2022\u{2013}02\"", "emergency.numbers[0].date", .badDate),
    ("\"date\": \"2022-02-11\"", "\"date\": \"2027\"", "emergency.numbers[0].date", .futureDate),
    (
      "\"source\": \"ec-112\"", "\"source\": \"eu\"", "emergency.numbers[0].source", .unknownSource("eu")
    ),
  ]

  @Test(arguments: changes)
  func `one thing that is wrong is named with its place`(
    _ original: String, _ replacement: String, _ path: String, _ kind: GuidanceFileProblem.Kind
  ) throws {
    let range = try #require(bundled.range(of: original))
    #expect(
      problems(of: bundled.replacingCharacters(in: range, with: replacement)) == [GuidanceFileProblem(at: path, kind)])
  }

  @Test func `a missing translation names what lacks it`() throws {
    let russian = try #require(
      bundled.range(of: ",\n              \"ru\": \"Кашель, при котором не отходит мокрота.\""))
    #expect(
      problems(of: bundled.replacingCharacters(in: russian, with: "")) == [
        GuidanceFileProblem(at: "symptoms.groups[0].items[1].text.ru", .untranslated(.russian, owner: "dry-cough"))
      ])
    let english = try #require(bundled.range(of: "\"en\": \"COVID-19: symptoms and advice\","))
    #expect(
      problems(of: bundled.replacingCharacters(in: english, with: "")) == [
        GuidanceFileProblem(at: "title.en", .untranslated(.english, owner: nil))
      ])
  }

  @Test(arguments: [
    "a\\nb", "a\\u0007b", "a\u{202E}b", "a\u{200B}b", "a\u{2028}b", "a\u{E000}b", "a\u{AD}b",
  ])
  func `a text with what cannot be seen is refused`(text: String) {
    #expect(
      problems(of: bundled.replacing("\"Fever\"", with: "\"\(text)\"")) == [
        GuidanceFileProblem(at: "symptoms.groups[0].items[0].title.en", .invisibleCharacter)
      ])
  }

  @Test(arguments: ["<script>alert(1)</script>", "&amp; \\\" ' </style>", "👩‍👩‍👧 ok", "{{x}} ${y} %@ %lld"])
  func `markup is text like any other`(text: String) throws {
    let content = try read(bundled.replacing("\"Fever\"", with: "\"\(text)\"")).content
    #expect(content.symptoms.first?.items.first?.title.english == text.replacing("\\\"", with: "\""))
  }

  @Test(arguments: [
    ("title", 100, "\"Fever\"", "symptoms.groups[0].items[0].title.en"),
    ("text", 600, "\"A higher body temperature than usual.\"", "symptoms.groups[0].items[0].text.en"),
  ])
  func `a text has its greatest length`(_ name: String, _ limit: Int, _ text: String, _ path: String) {
    let fits = bundled.replacing(text, with: "\"\(String(repeating: "é", count: limit))\"")
    #expect(problems(of: fits) == [])
    let long = bundled.replacing(text, with: "\"\(String(repeating: "é", count: limit + 1))\"")
    #expect(problems(of: long) == [GuidanceFileProblem(at: path, .tooLong(limit: limit))])
    let piledUp = bundled.replacing(text, with: "\"a\(String(repeating: "\u{301}", count: 2 * limit))\"")
    #expect(problems(of: piledUp) == [GuidanceFileProblem(at: path, .tooLong(limit: limit))])
  }

  @Test(arguments: [
    ("", GuidanceFileProblem.Kind.empty), (" \n", .empty), ("a\u{0}", .notText), ("[]", .notGuidance),
    ("{}", .notGuidance), ("7", .notGuidance), ("id,title\n1,Fever\n", .mistaken(.table)),
    ("%PDF-1.7", .mistaken(.pdf)),
    (#"[{"name": "W", "channels": []}]"#, .mistaken(.workspaces)),
    ("{\"format\": \"sitrep.guidance\",}", .notJSON(.expected(.quotedName), line: 1, column: 30)),
    (String(repeating: " ", count: 1_000_001), .tooLarge(limit: 1_000_000)),
    ("[" + String(repeating: "1,", count: 20_000) + "1]", .tooManyItems(limit: 500)),
  ])
  func `what is no guidance at all says what it is`(text: String, kind: GuidanceFileProblem.Kind) {
    #expect(problems(of: text) == [GuidanceFileProblem(kind)])
  }

  @Test func `an almost empty file names everything that is missing`() {
    let found = problems(
      of: #"{"format": "sitrep.guidance", "version": 1, "symptoms": [], "emergency": {"signs": []}}"#)

    #expect(
      found.map(\.path) == [
        "sources", "title", "edition", "updated", "review", "note", "emergency.signs", "emergency.actions",
        "emergency.numbers", "symptoms", "recommendations",
      ])
    #expect(found.map(\.kind).filter { $0 == .missing }.count == 9)
    #expect(found.contains(GuidanceFileProblem(at: "emergency.signs", .nothingInList)))
    #expect(found.contains(GuidanceFileProblem(at: "symptoms", .wrongForm(.object))))
  }

  @Test func `without a list of sources nothing is said of those that are named`() {
    let found = problems(of: bundled.replacing("\"sources\": [", with: "\"sources\": 7, \"old\": ["))
    #expect(found == [GuidanceFileProblem(at: "sources", .wrongForm(.list))])
  }

  @Test func `of very many problems fifty are told, and how many more there are`() {
    let found = problems(of: bundled.replacing("\"ru\"", with: "\"de\""))

    #expect(found.count == 51)
    guard case .more(let count)? = found.last?.kind else {
      Issue.record("the last one is \(String(describing: found.last))")
      return
    }
    #expect(count > 50)
  }

  @Test func `too many items, groups and sources are refused`() throws {
    let item =
      #"{"id": "x-%", "title": {"en": "a", "ru": "б"}, "text": {"en": "a", "ru": "б"}, "source": "who-app", "date": "2021"},"#
    let items = (0..<500).map { item.replacing("%", with: "\($0)") }.joined()
    let many = bundled.replacing("\"signs\": [", with: "\"signs\": [" + items)

    #expect(
      problems(of: many) == [
        GuidanceFileProblem(at: "emergency.signs", .tooMany(limit: 500)),
        GuidanceFileProblem(.tooManyItems(limit: 500)),
      ])
  }

  @Test func `names that nobody reads and sources that nobody uses are told, and nothing else`() throws {
    let text = bundled.replacing("\"edition\": \"1\"", with: "\"edition\": \"1\", \"colour\": \"red\"")
      .replacing("\"source\": \"nhs-111\"", with: "\"source\": \"ec-112\", \"\(String(repeating: "x", count: 90))\": 1")

    #expect(
      try read(text).warnings == [
        GuidanceFileWarning(at: "colour", .unknownName),
        GuidanceFileWarning(at: "emergency.numbers[1].\(String(repeating: "x", count: 60))…", .unknownName),
        GuidanceFileWarning(at: "sources[4]", .unusedSource),
      ])
  }
}
