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
    let said = OutbreakChoices(
      merged: [PlaceKey(name: "Pt. Saida"): PlaceKey(name: "Port Saïda")], caseRoles: [4: .outcome, 2: .personal],
      values: [
        0: secret, 1: ["M": .sex(.female)], 2: secret, 3: secret,
        4: ["parti": .outcome(.left), String(repeating: "a", count: 101): .unknown], 5: secret, 6: secret, 99: secret,
      ])

    let mapping = ColumnMapping(said, columns)
    let json = try JSONEncoder().encode(mapping)

    #expect(mapping.values == [1: ["M": .sex(.female)], 4: ["parti": .outcome(.left)]])
    #expect(mapping.caseRoles == said.caseRoles && mapping.merged == said.merged && !mapping.isEmpty)
    #expect(!String(decoding: json, as: UTF8.self).contains("Amara"))
    #expect(try JSONDecoder().decode(ColumnMapping.self, from: json) == mapping)
  }

  @Test func `every meaning comes back from JSON`() throws {
    let meanings: [CaseMeaning] =
      [.unknown, .discarded, .answer(true), .answer(false), .doses(3), .ageInMonths(18), .day(try day("2024-02-29"))]
      + Sex.allCases.map { .sex($0) } + CaseOutcome.allCases.map { .outcome($0) }
      + CaseClass.allCases.map { .caseClass($0) }
    let values = Dictionary(uniqueKeysWithValues: meanings.enumerated().map { ("\($0.offset)", $0.element) })
    let mapping = ColumnMapping(OutbreakChoices(values: [4: values]), columns)

    #expect(mapping.values == [4: values])
    #expect(try JSONDecoder().decode(ColumnMapping.self, from: JSONEncoder().encode(mapping)) == mapping)
  }

  @Test func `what a person says now goes before what was said last time`() {
    let last = ColumnMapping(
      OutbreakChoices(caseRoles: [1: .sex, 4: .outcome], values: [4: ["a": .outcome(.died), "b": .outcome(.left)]]),
      columns)

    let choices = OutbreakChoices(caseRoles: [1: .leftOut], values: [4: ["a": .unknown]]).proposing(last)

    #expect(choices.caseRoles == [1: .leftOut, 4: .outcome])
    #expect(choices.values == [4: ["a": .unknown, "b": .outcome(.left)]])
  }

  @Test func `a heading is known again whatever the order in which its columns are told`() {
    #expect(ColumnMapping.key(ofHeading: columns) == ColumnMapping.key(ofHeading: columns.reversed()))
    #expect(ColumnMapping.key(ofHeading: columns) != ColumnMapping.key(ofHeading: columns.dropLast()))
  }
}
