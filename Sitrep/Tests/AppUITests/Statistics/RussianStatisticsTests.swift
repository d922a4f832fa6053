import AppPages
import Domain
import Foundation
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// The Statistics tab as a Russian reader meets it.
@Suite struct RussianStatisticsTests {
  private func driver(
    report: StatisticsReport? = nil, watching codes: [String] = []
  ) async throws -> InProcessDriver {
    let watchList = await StoredWatchList(watched: Set(codes.compactMap { CountryCode($0) }))
    return InProcessDriver(try await AppFixture.responder(report: report, watchList: watchList), language: "ru")
  }

  @Test(.proves("D34")) func `the list opens in Russian, with its day, its source and its order`() async throws {
    let driver = try await driver()
    let list = try await CountryListPage.open(on: driver)

    try await LanguageScenarios.expectRussian(driver)
    #expect(try await list.asOf.text == "На 4 августа 2021\u{202F}г.")
    #expect(try await driver.element(StatisticsID.source).text.hasPrefix("Источник: "))
    #expect(try await driver.element(StatisticsID.leftOut).text.hasPrefix("Не включены, так как это не страны: "))
    #expect(try await list.name(try #require(list.codes.first)).text == "Австралия")
    #expect(try await list.toggle.name == "Только отслежива\u{AD}емые страны")
  }

  @Test(
    .proves("D34"),
    arguments: [
      (1, "1 страна или территория"), (2, "2 страны и территории"), (5, "5 стран и территорий"),
      (11, "11 стран и территорий"), (21, "21 страна или территория"), (0, "0 стран и территорий"),
    ])
  func `the number of countries has its plural form`(count: Int, text: String) async throws {
    let codes = [
      "AF", "AL", "DZ", "AD", "AO", "AG", "AR", "AM", "AU", "AT", "AZ", "BS", "BH", "BD", "BB", "BY", "BE", "BZ", "BJ",
      "BT", "BO",
    ]
    let driver = try await driver(watching: Array(codes.prefix(count)))
    _ = try await CountryListPage.open(on: driver, at: "/statistics?watched=1")

    #expect(try await driver.element(StatisticsID.countryCount).text == text)
    if count == 0 {
      #expect(try await driver.element(StatisticsID.nothingWatched).text.hasPrefix("Вы пока не отслеживаете"))
    }
  }

  @Test(
    .proves("D34", "D3"),
    arguments: [(8, "8 дней"), (11, "11 дней"), (21, "21 день"), (22, "22 дня"), (101, "101 день")])
  func `the number of days has its plural form`(days: Int, text: String) async throws {
    let sample = SampleStatistics().latestReport()
    let day = try #require(Day(daysSinceEpoch: Int(Day.today(in: .current, now: .now).daysSinceEpoch) - days))
    let report = StatisticsReport(asOf: day, source: sample.source, rows: sample.rows, leftOut: [])
    let driver = try await driver(report: report)

    _ = try await CountryListPage.open(on: driver)

    #expect(try await driver.element(StatisticsID.ageNotice).text == "Этим данным \(text).")
  }

  @Test(.proves("D34")) func `a country in Russian: captions, new counts and what is unknown`() async throws {
    let driver = try await driver()
    let japan = try await CountryPage.open("JP", on: driver)
    #expect(try await japan.title == "Япония")
    #expect(try await japan.caption(.confirmed).text == "Всего подтверждённых случаев: 971\u{A0}905")
    #expect(try await japan.caption(.recovered).text == "Всего выздоровело: 852\u{A0}451")
    #expect(try await japan.newCount(.confirmed).text == "14\u{A0}114")
    #expect(try await japan.watchButton.name == "Не отслеживается. Нажмите, чтобы отслеживать.")
    try await japan.watchButton.tap()
    #expect(try await japan.watchButton.name == "Отслеживается. Нажмите, чтобы перестать отслеживать.")

    let america = try await CountryPage.open("US", on: driver)
    #expect(try await america.caption(.recovered).text == "Всего выздоровело: нет данных")
    #expect(try await america.active.text == "нет данных")
  }

  @Test(.proves("D34")) func `a code without figures and a change that was not stored are told in Russian`()
    async throws
  {
    let driver = try await driver()
    try await driver.open("/statistics/ZZ")
    #expect(try await driver.textSnapshot.contains("Нет данных по коду ZZ"))

    let problem = WatchListProblem(country: try #require(CountryCode("CL")), change: .watch, cause: .diskFull)
    let app = try await AppFixture.responder(watchList: StoredWatchList(problem: problem))
    let failed = InProcessDriver(app, language: "ru")
    try await failed.open("/statistics/CL")
    #expect(try await failed.element(.alertDialog, named: "Список отслеживания не сохранён").isVisible)
    try await failed.element(.button, named: "ОК").tap()
    #expect(try await failed.element(.alertDialog).exists == false)
  }
}
