import Domain
import Foundation
import SampleData
import Testing

@testable import Interchange

@Suite struct WorldJSONTests {
  private let codec = WorldFileCodec()

  @Test func `a world is written with sorted names, one country a line`() {
    let world: Populations = [
      .asia: ["B": 20, "A \"1\" \\": 10], .africa: ["C": 0], .europe: [:], .northAmerica: ["D": 1],
    ]

    #expect(
      text(of: world) == #"""
        {
          "continents": {
            "africa": {
              "C": 0
            },
            "asia": {
              "A \"1\" \\": 10,
              "B": 20
            },
            "northAmerica": {
              "D": 1
            }
          },
          "format": "sitrep.world",
          "version": 1
        }

        """#)
    #expect(text(of: [:]) == "{\n  \"continents\": {},\n  \"format\": \"sitrep.world\",\n  \"version\": 1\n}\n")
  }

  @Test func `every world comes back as it was, whatever the names, and every reader of JSON can read it`() throws {
    var random = RepeatableRandom()
    for _ in 0..<20 {
      let world = HostileNames.world(using: &random)
      let file = codec.write(world, as: .json)
      let read = try codec.read(file, locale: Locale(identifier: "en")).rows
      #expect(WorldImport(read, into: [:], locale: Locale(identifier: "ru")).world.differences(to: world) == [])
      let decoded = try JSONDecoder().decode(Decoded.self, from: file)
      #expect(decoded.continents.values.map(\.count) == Array(repeating: 20, count: 6))
    }
    #expect(try codec.read(codec.write([:], as: .json), locale: Locale(identifier: "en")).rows == [])
  }

  @Test(arguments: [
    #"{"format":"sitrep.world","version":1,"continents":{"asia":{"A":10}}}"#,
    #" { "continents" : { "asia" : { "A" : "10" } }, "x": [{}, [1.5e3, true]], "version":1, "format":"sitrep.world"}"#,
    #"{"asia":{"A":10}}"#,
    "\u{FEFF}\r\n\t{\"asia\":{\"\\u0041\":10}}\n",
  ])
  func `the whole form and the continents alone are read`(text: String) throws {
    #expect(try rows(text) == [WorldFileRow(line: nil, continent: "asia", name: "A", population: "10")])
  }

  @Test func `rows keep the file's order, and a country that is there twice is two rows`() throws {
    let rows = try rows(#"{"Asia":{"B":1,"A":2},"Europe":{},"Азия":{"B":3},"Atlantis":{"C":4}}"#)

    #expect(rows.map(\.name) == ["B", "A", "B", "C"])
    let outcomes = WorldImport(rows, into: [:], locale: Locale(identifier: "en")).items.map(\.outcome)
    #expect(outcomes == [.added, .added, .refused(.repeated(line: nil)), .refused(.continent)])
  }

  @Test(arguments: [
    ("1.5", PopulationInput.Problem.fraction), ("1.234", .fraction), ("1.2345e3", .fraction),
    ("-1.234", .fraction), ("1234.567", .fraction), ("-1", .negative), ("-0", .negative),
    ("10000000001", .tooLarge), ("99999999999999999999999999", .tooLarge), ("1E400", .tooLarge), ("null", .empty),
    ("true", .notANumber), ("false", .notANumber), (#""""#, .empty), (#""ten""#, .notANumber),
  ])
  func `a number that is no whole one is refused by every reader`(
    value: String, problem: PopulationInput.Problem
  ) throws {
    for language in ["en", "ru", "de"] {
      let rows = try rows(#"{"asia":{"A":\#(value)}}"#)
      let plan = WorldImport(rows, into: [:], locale: Locale(identifier: language))
      #expect(plan.items.map(\.outcome) == [.refused(.population(problem))])
    }
  }

  @Test(arguments: [("38.0", 38), ("38.000", 38), ("1e3", 1_000), ("1.2e3", 1_200), (#""38.0""#, 38)])
  func `a fraction of zeros is none, and exponents are numbers`(value: String, number: Int) throws {
    for language in ["en", "ru", "de"] {
      let rows = try rows(#"{"asia":{"A":\#(value)}}"#)
      #expect(WorldImport(rows, into: [:], locale: Locale(identifier: language)).world == [.asia: ["A": number]])
    }
  }

  @Test func `a population that is written as text is read as the reader's language writes it`() throws {
    let rows = try rows(#"{"asia":{"A":"1,234","B":1234,"C":"83 000 000"}}"#)
    let plan = WorldImport(rows, into: [:], locale: Locale(identifier: "en"))

    #expect(plan.world == [.asia: ["A": 1234, "B": 1234, "C": 83_000_000]])
  }

  @Test(arguments: [
    ("[]", "a list instead of an object"),
    (#"{"asia":[]}"#, "asia: a list instead of an object"),
    (#"{"asia":7}"#, "asia: a number instead of an object"),
    (#"{"asia":"A"}"#, "asia: a string instead of an object"),
    (#"{"asia":null}"#, "asia: null instead of an object"),
    (#"{"asia":true}"#, "asia: true or false instead of an object"),
    (#"{"asia":{"A":{}}}"#, "asia.A: an object instead of a number"),
    (
      #"{"format":"sitrep.world","version":1,"continents":{"asia":{"A":[1]}}}"#,
      "continents.asia.A: a list instead of a number"
    ),
    (
      #"{"format":"sitrep.world","version":1,"continents":[]}"#,
      "continents: a list instead of an object"
    ),
    (#"{"format":"sitrep.world","version":1}"#, "continents: it is missing"),
    (#"{"version":1,"continents":{}}"#, #"expected "format": "sitrep.world""#),
    (#"{"format":"x","version":1,"continents":{}}"#, #"expected "format": "sitrep.world""#),
    (
      #"{"format":"sitrep.world","version":2,"continents":{}}"#,
      "version: the version isn't 1; a newer Sitrep may have written the file"
    ),
    (#"{"format":"sitrep.world","version":1,"continents":{},"continents":{}}"#, "continents: it is there twice"),
  ])
  func `what is no world is refused with the place and what was expected`(text: String, reason: String) {
    #expect(reason == refusal(of: text))
  }

  @Test(arguments: [
    ("{", "line 1, column 2: the file ends too early"),
    (#"{"a""#, "line 1, column 5: the file ends too early"),
    (#"{"a":}"#, "line 1, column 6: expected a value"),
    ("{\n\"a\":{}\n\"b\":{}}", "line 3, column 1: expected a comma or }"),
    (#"{"a":{},}"#, "line 1, column 9: expected a name in quotes"),
    (#"{"a":[1 2]}"#, "line 1, column 9: expected a comma or ]"),
    (#"{"a":{}} x"#, "line 1, column 10: there is more after the end"),
    (#"{"a":{"b":01}}"#, "line 1, column 12: expected a comma or }"),
    (#"{"a":{"b":-}}"#, "line 1, column 12: expected a digit"),
    (#"{"a":{"b":1.}}"#, "line 1, column 13: expected a digit"),
    (#"{"a":{"b":1e+}}"#, "line 1, column 14: expected a digit"),
    (#"{"a":{"b":.5}}"#, "line 1, column 11: expected a value"),
    (#"{"a":{"b":nul}}"#, "line 1, column 11: expected a value"),
    ("{\"a\nb\":1}", "line 1, column 4: a string has a control character"),
    (#"{"a"#, "line 1, column 4: a string isn't closed"),
    (#"{"\"#, "line 1, column 4: the file ends too early"),
    (#"{"\x":1}"#, "line 1, column 4: expected an escape such as \\n"),
    (#"{"\u12G4":1}"#, "line 1, column 7: expected a hexadecimal digit"),
    (#"{"\uD83C":1}"#, "line 1, column 9: an escape such as \\ud83d lacks its other half"),
    (#"{"\uD83C\u0041":1}"#, "line 1, column 15: an escape such as \\ud83d lacks its other half"),
    (#"{"\uDDE8":1}"#, "line 1, column 9: an escape such as \\ud83d lacks its other half"),
  ])
  func `broken JSON is refused with line and column`(text: String, reason: String) {
    #expect(reason == refusal(of: text))
  }

  @Test func `escapes are read`() throws {
    let rows = try rows(#"{"asia":{"\"\\\/\b\f\n\r\t\u00e9\uD83C\uDDE8\ud83c\uddf1":1}}"#)

    #expect(rows.map(\.name) == ["\"\\/\u{8}\u{C}\n\r\t\u{E9}🇨🇱"])
  }

  @Test func `depth and number of values are bounded`() {
    let deep = String(repeating: "[", count: 1_000)
    let many = "[" + String(repeating: "0,", count: 150_000) + "0]"
    let countries = (0...100_000).map { "\"A\($0)\":1" }.joined(separator: ",")

    #expect(refusal(of: "{\"a\":" + deep) == "line 1, column 37: values are nested more than 32 levels deep")
    #expect(throws: WorldFileProblem.tooManyRows(limit: 100_000)) { try rows("{\"a\":\(many)}") }
    #expect(throws: WorldFileProblem.tooManyRows(limit: 100_000)) { try rows("{\"asia\":{\(countries)}}") }
  }

  @Test func `a name that nobody can enter is written so that it can be read`() throws {
    let world: Populations = [.asia: ["a\u{0}\n\u{1F}b": 1]]

    #expect(text(of: world).contains(#""a\u0000\n\u001fb": 1"#))
    #expect(
      try JSONDecoder().decode(Decoded.self, from: codec.write(world, as: .json)).continents["asia"] == world[.asia])
  }

  @Test func `a long name in a path is cut`() {
    let name = String(repeating: "a", count: 1_000)

    let reason = String(repeating: "a", count: 60) + "…: a list instead of an object"
    #expect(refusal(of: "{\"\(name)\":[]}") == reason)
  }

  @Test func `any text at all is read without a crash`() throws {
    var random = RepeatableRandom()
    let pieces = ["{", "}", "[", "]", "\"", ":", ",", "1", "-", ".", "e", "\\u", "D83C", "null", "a", " ", "\n", "é"]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      do { _ = try rows("{" + text.joined()) } catch is WorldFileProblem {}
    }
  }

  private func text(of world: Populations) -> String {
    String(decoding: codec.write(world, as: .json), as: UTF8.self)
  }

  /// The place in a text and what is wrong there, as the tables above write them.
  private func refusal(of text: String) -> String? {
    switch #expect(throws: WorldFileProblem.self, performing: { try rows(text) }) {
    case .notAWorld(let fault, .path(let path)): "\(path): \(fault.words)"
    case .notAWorld(let fault, _): fault.words
    case .notJSON(let fault, let line, let column): "line \(line), column \(column): \(fault.words)"
    default: nil
    }
  }

  private func rows(_ text: String) throws -> [WorldFileRow] {
    try codec.read(Data(text.utf8), locale: Locale(identifier: "en")).rows
  }
}

/// The form as anybody's reader sees it.
private struct Decoded: Decodable {
  let continents: [String: [String: Int]]
}
