import AppPages
import Domain
import Foundation
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// A line list by time, person and quality, as a person looks at it.
@Suite struct CaseScreensUITests {
  private func driver(
    _ screen: String, of sample: (Outbreak, OutbreakCases) = CaseListSamples.cholera, language: String = "en-US"
  ) async throws -> InProcessDriver {
    let driver = InProcessDriver(
      try await AppFixture.responder(outbreaks: .fixture(lists: [sample])), language: language, runsScript: true)
    try await driver.open("/statistics/outbreaks/\(sample.0.id)\(screen)")
    try await driver.waitUntil("the list is read") { try await driver.element(OutbreakOriginID.list.asOf).exists }
    return driver
  }

  @Test func `the summary tells the fatality with its parts, the last week and the delay`() async throws {
    let driver = try await driver("/overview")

    #expect(try await driver.element(OutbreaksID.cases).text == "12")
    #expect(try await driver.element(OutbreaksID.deaths).text == "4")
    #expect(try await driver.element(OutbreaksID.fatality).text == "33.3% (95% CI 13.8–60.9)")
    #expect(try await driver.element(OutbreaksID.fatality + ".base").text == "Deaths: 4 · Cases: 12")
    #expect(
      try await driver.element(CasesID.knownFatality + ".base").text == "Deaths: 4 · Known outcome: 11")
    #expect(try await driver.element(CasesID.delay).text == "2")
    #expect(try await driver.element(CasesID.withoutOnset).text == "1")
    #expect(try await driver.element(CasesID.caseClass(.confirmed)).text == "7")
    #expect(try await driver.element(OutbreaksID.week).text == "3")
  }

  @Test func `the summary leads to the four screens, and the list does too`() async throws {
    let driver = try await driver("/overview")
    let path = "/statistics/outbreaks/\(CaseListSamples.cholera.0.id)"

    for screen in CaseScreenKind.allCases {
      try await driver.element(CasesID.link(screen)).tap()
      try await driver.waitUntil("\(screen) is open") {
        try await driver.currentPath == "\(path)/\(screen.rawValue)"
      }
      try await driver.goBack()
    }
    try await driver.element(CasesID.row(.quality)).tap()
    try await driver.waitUntil("quality is open") { try await driver.currentPath == "\(path)/quality" }
  }

  @Test func `the curve tells its parts in words, and its numbers as a table`() async throws {
    let driver = try await driver("/curve?table=1")

    #expect(
      try await driver.accessibility(of: .identifier(CasesID.plot)).name
        == "Epidemic curve: 12 cases. Most cases: 5, W14 2024 · Apr 1, 2024")
    #expect(try await driver.element(CasesID.part(0)).text == "By date of onset: 11")
    #expect(try await driver.element(CasesID.part(1)).text == "By date of report: 1")
    #expect(
      try await driver.element(CasesID.incomplete).text
        == "Pale: still incomplete. Days until nine in ten cases are reported: 2")
    let week = try #require(Day("2024-04-15"))
    let row = try await driver.element(CasesID.bar(week)).text
    #expect(row.contains("W16 2024 · Apr 15, 2024") && row.contains("By date of report: 1"))
    #expect(row.contains("still incomplete"))
  }

  @Test func `choices stand in the address, and the address shows the same`() async throws {
    let driver = try await driver("/curve")

    try await driver.element(CasesID.stack).enter("Sex")
    try await driver.element(CasesID.tableButton).tap()
    try await driver.waitUntil("the address says it") {
      try await driver.currentPath.hasSuffix("/curve?by=sex&table=1")
    }
    #expect(try await driver.element(CasesID.part(0)).text == "Female: 8")
    #expect(try await driver.element(CasesID.part(2)).text == "Sex unknown: 1")

    let again = try await self.driver("/curve?by=outcome&bars=day&date=report&class=confirmed&asof=2024-04-07")
    #expect(try await again.element(CasesID.part(0)).text == "Died: 3")
    #expect(try await again.element(CasesID.weekStart).exists == false)
    #expect(try await again.element(CasesID.asOf).text == "As of April 7, 2024")
  }

  @Test func `a list without dates, sexes or ages says so`() async throws {
    let reports = try await driver("/curve?by=sex", of: CaseListSamples.reportsAlone)
    #expect(try await reports.element(CasesID.untold).text == "The list doesn’t tell this of any case.")
    let onset = try await driver("/curve?date=onset", of: CaseListSamples.reportsAlone)
    #expect(try await onset.element(CasesID.empty).exists)
    let nothing = try await driver("/curve", of: CaseListSamples.withoutDays)
    #expect(try await nothing.element(CasesID.empty).exists)
    let people = try await driver("/people", of: CaseListSamples.reportsAlone)
    #expect(try await people.element(CasesID.pyramidNote).exists)
    #expect(try await people.element(CasesID.pyramid).exists == false)
    #expect(try await people.element(CasesID.withoutAge).text == "Cases without an age: 6")
    let summary = try await driver("/overview", of: CaseListSamples.withoutDays)
    #expect(try await summary.element(CasesID.delay).text == "no data")
    #expect(try await summary.element(CasesID.firstOnset).text == "no data")
  }

  @Test func `people are told by the disease's ages, with unknown ones apart`() async throws {
    let driver = try await driver("/people")

    let band = try #require(AgeBands.usual.bands.dropFirst(2).first)
    let row = try await driver.element(CasesID.age(band)).text
    #expect(row.contains("15–49 years") && row.contains("Female: 4") && row.contains("Male: 3"))
    #expect(try await driver.element(CasesID.age(nil)).text.contains("Sex unknown: 1"))
    #expect(try await driver.element(CasesID.withoutSex).text == "Cases without a sex: 1")
    #expect(try await driver.element(CasesID.noPopulation).exists)
    #expect(try await driver.element(CasesID.pyramid).exists)
  }

  @Test func `quality tells rows, dates, columns and places`() async throws {
    let driver = try await driver("/quality")

    #expect(try await driver.element(CasesID.rows).text == "15")
    #expect(try await driver.element(CasesID.leftOut).text == "3")
    #expect(try await driver.element(CasesID.fact("sentTwice")).text == "2")
    #expect(try await driver.element(CasesID.fact("future")).text == "1")
    let column = try await driver.element(CasesID.column(0)).text
    #expect(column.contains("75.0%") && column.contains("Cells: 12 · Empty: 1 · Not understood: 2"))
    #expect(try await driver.element(CasesID.place(0)).text.contains("Baro (9) · BARO (2)"))
  }

  @Test func `every screen speaks Russian`() async throws {
    for (screen, words) in [
      ("/overview", "Неделя пика"), ("/curve?by=age&table=1", "Возраст неизвестен: 1"),
      ("/people", "Возрастно-половая пирамида"), ("/quality", "Полнота по столбцам"),
      ("/report", "Тексты вашей команды"),
    ] {
      let driver = try await driver(screen, language: "ru-RU")
      try await driver.waitUntil("\(screen) is Russian") { try await driver.textSnapshot.contains(words) }
    }
  }

  @Test func `counts have no such screens`() async throws {
    let driver = InProcessDriver(
      try await AppFixture.responder(outbreaks: .fixture([OutbreakSamples.cholera])), runsScript: true)
    try await driver.open("/statistics/outbreaks/\(OutbreakSamples.cholera.0.id)/curve")

    #expect(try await driver.status == 404)
  }
}
