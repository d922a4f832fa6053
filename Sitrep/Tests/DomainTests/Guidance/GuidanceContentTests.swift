import Domain
import Foundation
import TestTraits
import Testing

@Suite struct GuidanceContentTests {
  @Test func `statements and numbers are counted, and a source is found by its id`() {
    let content = GuidanceContent.sample()

    #expect(content.itemCount == 8)
    #expect(content.source("who")?.url == "https://www.who.int/")
    #expect(content.source("nobody") == nil)
  }

  @Test(
    .proves("D34"), arguments: [("en_US", "Fever"), ("ru_RU", "Лихорадка"), ("ru_KZ", "Лихорадка"), ("de_DE", "Fever")])
  func `a Russian reader has the Russian text, everybody else the English one`(locale: String, text: String) {
    let fever = GuidanceText(english: "Fever", russian: "Лихорадка")
    #expect(fever.text(for: Locale(identifier: locale)) == text)
  }

  @Test(arguments: [("+7 (800) 555-49-43", "+78005554943"), ("112", "112")])
  func `a number is dialled without what stands between its digits`(phone: String, dialled: String) throws {
    let text = GuidanceText(english: "a", russian: "б")
    let date = try #require(GuidanceDate("2020"))
    let number = GuidanceNumber(id: "a", name: text, phone: phone, isVerified: false, source: "b", date: date)
    #expect(number.dialled == dialled)
  }

  @Test(arguments: [("2021-05-13", "2021-05-13"), ("2021-05", "2021-05-01"), ("2021", "2021-01-01")])
  func `a date is a day, a month or a year`(text: String, firstDay: String) throws {
    let date = try #require(GuidanceDate(text))
    #expect(date.text == text)
    #expect(date.firstDay.iso8601 == firstDay)
  }

  @Test(arguments: ["", "21", "2021-5", "2021-13", "2021-02-30", "2021-05-13T00", "2020-2021", "05.2021", "²⁰21"])
  func `anything else is no date`(text: String) {
    #expect(GuidanceDate(text) == nil)
  }

  @Test func `the newest day is that of the zone where days begin first`() throws {
    let evening = try Date("2026-11-21T12:00:00Z", strategy: .iso8601)
    #expect(Day.newest(at: evening).iso8601 == "2026-11-22")
    #expect(Day.newest(at: evening.addingTimeInterval(-8 * 3_600)).iso8601 == "2026-11-21")
  }

  @Test func `the store in memory takes everything, or refuses everything`() async {
    for problem in [nil, SaveProblem.diskFull] {
      var told: SaveProblem?
      do throws(SaveProblem) { try await InMemoryGuidanceStore(problem: problem).save(nil) } catch { told = error }
      #expect(told == problem)
    }
  }
}
