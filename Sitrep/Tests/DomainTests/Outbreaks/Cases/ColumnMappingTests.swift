import Domain
import Foundation
import Testing

@Suite struct ColumnMappingTests {
  private func column(_ index: Int, _ name: String, _ role: CaseColumnRole, isPersonal: Bool = false) -> CaseColumn {
    CaseColumn(
      index: index, name: name, samples: [], role: role, reason: .name, isPersonal: isPersonal, alternatives: [])
  }

  private var columns: [CaseColumn] {
    [
      column(1, "Sex", .sex), column(0, "Case ID", .caseID), column(2, "Name", .personal, isPersonal: true),
      column(3, "DOB", .birth), column(4, "Outcome", .outcome), column(5, "Who", .category, isPersonal: true),
      column(6, "Note", .leftOut),
    ]
  }

  @Test func `values of columns with few are kept, and none of private ones`() throws {
    let secret = ["Amara Deng": CaseMeaning.unknown]
    let port = PlaceKey(name: "Port Saïda")
    let said = OutbreakChoices(
      merged: [PlaceKey(name: "Pt. Saida"): port, PlaceKey(name: "Amara Den"): PlaceKey(name: "Amara Deng")],
      caseRoles: [4: .outcome, 2: .personal],
      values: [
        0: secret, 1: ["M": .sex(.female)], 2: secret, 3: secret,
        4: ["parti": .outcome(.left), String(repeating: "a", count: 101): .unknown], 5: secret, 6: secret, 99: secret,
      ])

    let mapping = ColumnMapping(said, columns, places: [port], on: try day("2024-11-12"))
    let json = try JSONEncoder().encode(mapping)

    #expect(mapping.values == [1: ["M": .sex(.female)], 4: ["parti": .outcome(.left)]])
    #expect(mapping.caseRoles == said.caseRoles && mapping.merged == [PlaceKey(name: "Pt. Saida"): port])
    #expect(!String(decoding: json, as: UTF8.self).lowercased().contains("amara"))
    #expect(try JSONDecoder().decode(ColumnMapping.self, from: json) == mapping)
  }

  @Test func `every meaning comes back from JSON`() throws {
    let meanings: [CaseMeaning] =
      [.unknown, .discarded, .answer(true), .answer(false), .doses(3), .ageInMonths(18), .day(try day("2024-02-29"))]
      + Sex.allCases.map { .sex($0) } + CaseOutcome.allCases.map { .outcome($0) }
      + CaseClass.allCases.map { .caseClass($0) }
    let values = Dictionary(uniqueKeysWithValues: meanings.enumerated().map { ("\($0.offset)", $0.element) })
    let mapping = ColumnMapping(OutbreakChoices(values: [4: values]), columns, on: try day("2024-11-12"))

    #expect(mapping.values == [4: values])
    #expect(try JSONDecoder().decode(ColumnMapping.self, from: JSONEncoder().encode(mapping)) == mapping)
  }

  @Test func `the day, the disease, the order of dates and the kind of places come back from JSON`() throws {
    for order in DateOrder.allCases {
      for level in OutbreakChoices.Level.allCases {
        let said = OutbreakChoices(disease: .named("Fever X"), dateOrder: order, level: level)
        let mapping = ColumnMapping(said, columns, on: try day("2024-11-12"))
        let kept = try JSONDecoder().decode(ColumnMapping.self, from: JSONEncoder().encode(mapping))

        #expect(kept == mapping && kept.day.iso8601 == "2024-11-12" && kept.disease == .named("Fever X"))
        #expect(kept.dateOrder == order && kept.level == level)
      }
    }
    let nothing = ColumnMapping(OutbreakChoices(), columns, on: try day("2024-11-12"))
    #expect(try JSONDecoder().decode(ColumnMapping.self, from: JSONEncoder().encode(nothing)) == nothing)
  }

  @Test func `what a person says now goes before what was said last time`() throws {
    let said = OutbreakChoices(
      disease: .known(.cholera), dateOrder: .dayFirst, level: .named, caseRoles: [1: .sex, 4: .outcome],
      values: [4: ["a": .outcome(.died), "b": .outcome(.left)]])
    let last = ColumnMapping(said, columns, on: try day("2024-11-12"))

    let choices = OutbreakChoices(
      disease: .known(.measles), dateOrder: .monthFirst, caseRoles: [1: .leftOut], values: [4: ["a": .unknown]]
    ).proposing(last, mentioned: nil)

    #expect(choices.caseRoles == [1: .leftOut, 4: .outcome])
    #expect(choices.values == [4: ["a": .unknown, "b": .outcome(.left)]])
    #expect(choices.disease == .known(.measles) && choices.dateOrder == .monthFirst && choices.level == .named)
  }

  @Test func `a disease is not proposed for a file that names another one`() throws {
    let last = ColumnMapping(OutbreakChoices(disease: .known(.cholera)), columns, on: try day("2024-11-12"))

    #expect(OutbreakChoices().proposing(last, mentioned: nil).disease == .known(.cholera))
    #expect(OutbreakChoices().proposing(last, mentioned: .known(.cholera)).disease == .known(.cholera))
    #expect(OutbreakChoices().proposing(last, mentioned: .known(.measles)).disease == nil)
  }

  @Test(arguments: [
    ("+7 900 555 1001", 9, true), ("a.deng@example.org", 9, true), ("Amara Deng", 1, true), ("Анна Иванова", 1, true),
    ("Amara Deng", 2, false), ("Still admitted", 1, false), ("Entlassen", 1, false), ("3 doses", 1, false),
  ])
  func `a value that may name somebody is told apart`(text: String, rows: Int, mayName: Bool) {
    #expect(UnreadCaseValues.Value(text: text, rows: rows).mayNameSomebody == mayName)
  }

  @Test func `a heading is known again whatever the order in which its columns are told`() {
    #expect(ColumnMapping.key(ofHeading: columns) == ColumnMapping.key(ofHeading: columns.reversed()))
    #expect(ColumnMapping.key(ofHeading: columns) != ColumnMapping.key(ofHeading: columns.dropLast()))
  }
}
