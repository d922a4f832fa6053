import Domain
import Foundation
import Interchange
import SampleData
import Testing

/// Files of others, as they are published; the figures are those that the publishers have.
@Suite(.enabled(if: SharedData.isThere, SharedData.absence))
struct PublishedOutbreaksTests {
  private static let weekly = Result { try OutbreakFileSamples.published("who/WHO-COVID-19-global-data.csv") }

  @Test func `check 6: WHO's weekly file has 234 places and 283 weeks`() throws {
    let read = try Self.weekly.get()

    #expect(read.form == OutbreakForm(publisher: .who, layout: .long) && read.disease == .covid19)
    #expect(read.name == "COVID-19 (WHO)" && read.level == .countries && read.questions == [])
    #expect(read.period == .week(start: .monday))
    #expect(read.days == Day("2019-12-30")!...Day("2025-06-01")!)
    #expect(read.rows == 67_920 && read.counts.places.count == 234)
    #expect(read.leftOut.allSatisfy { $0.reason == .conveyance } && read.leftOut.count == 6 * 283)
    #expect(try read.series("GR").count == 283)
    let totals = try read.figures().totals
    #expect(totals.places == 234 && totals.newCases?.places == 56 && totals.newCases?.count == 97_468)
  }

  @Test func `check 7: a week without a report is not a week without cases`() throws {
    let read = try Self.weekly.get()
    let (greece, germany, america) = (try read.row("GR"), try read.row("DE"), try read.row("US"))

    #expect(greece.newCases == 911 && greece.newCasesBefore == 755)
    #expect(greece.cases?.count == 5_772_401 && greece.deaths?.count == 40_071)
    #expect(germany.newCases == 0)
    #expect(america.newCases == nil && america.cases?.count == 103_436_829)
  }

  @Test func `check 8: codes decide where names are broken`() throws {
    let read = try Self.weekly.get()
    let names = try ["NA", "TR", "CI", "XK"].map { try read.row($0).place.name }

    #expect(names == ["Namibia", "Türkiye", "Côte d’Ivoire", "Kosovo"])
  }

  @Test func `check 9: WHO's figures of an earlier week`() throws {
    let read = try Self.weekly.get()
    let russia = try read.row("RU", asOf: "2021-08-04")

    #expect(try read.figures(asOf: "2021-08-04").asOf == Day("2021-08-01"))
    #expect(russia.newCases == 162_136 && russia.cases?.count == 6_288_677)
  }

  @Test func `counts below 0 keep their sign`() throws {
    let read = try Self.weekly.get()
    let negative = read.counts.series.flatMap(\.new).count { $0.map { $0 < 0 } ?? false }
    #expect(negative > 20)
  }

  @Test func `check 10: WHO's daily file of 2020 is read as daily`() throws {
    let read = try OutbreakFileSamples.published("who/who-daily-2020-06-25.csv")

    #expect(read.period == .day && read.disease == .covid19)
    #expect(try read.row("DE").newCases == 630 && read.days.upperBound == Day("2020-06-25"))
  }

  @Test func `WHO's first columns are read, with months first`() throws {
    let read = try OutbreakFileSamples.published("who/who-daily-2020-04-06-old-columns.csv")

    #expect(read.form.publisher == .whoFirst && read.questions == [] && read.days.upperBound == Day("2020-04-06"))
    #expect(read.role("Country") == .placeCode && read.role("Deaths") == .count(.deaths(.all), .new))
    #expect(try read.row("AF").cases?.count == 337)
  }

  @Test func `check 11: OWID's table of mpox asks for the disease`() throws {
    let read = try OutbreakFileSamples.published("owid/owid-monkeypox-form.csv")

    #expect(read.disease == nil)
    #expect(read.questions == [.disease(named: [], proposed: .known(.mpox))])
    #expect(read.leftOut { $0 == .aggregate } == 1_352)
    let spain = try read.series("ES")
    #expect(spain.total.last == 7_898 && spain.new.suffix(7).compactMap(\.self).reduce(0, +) == 112)

    let chosen = try OutbreakFileSamples.published(
      "owid/owid-monkeypox-form.csv", OutbreakChoices(disease: .known(.mpox)))
    #expect(chosen.questions == [] && chosen.name == "Mpox (Our World in Data)")
  }

  @Test func `check 12: counts that fall on 123 days are new ones`() throws {
    let read = try OutbreakFileSamples.published("owid/mpox-daily-new-cases.csv")

    #expect(read.counting?.counting == .new && read.counting?.falls == 123 && read.counting?.reason == .values)
    #expect(try ["DE", "NG", "US"].map { try read.row($0).cases?.count } == [3_671, 665, 29_432])
    #expect(try read.row("DE").newCases == 0)
  }

  @Test func `check 13: Excel for Mac ends lines with CR and counts days`() throws {
    let read = try OutbreakFileSamples.published(
      "owid/mpox-grapher_resaved-by-excel-mac.csv", OutbreakChoices(disease: .known(.mpox)))

    #expect(read.form.publisher == .ourWorldInDataChart && read.questions == [])
    #expect(try read.row("CD").cases == DatedCount(10_702, on: Day("2024-11-10")!))
    #expect(try read.row("BI").cases == DatedCount(1_874, on: Day("2024-11-11")!))
  }

  @Test func `check 14: Ebola in 2014, a column for each country`() throws {
    let read = try OutbreakFileSamples.published(
      "ebola2014/country_timeseries.csv", OutbreakChoices(disease: .known(.ebola)))
    let rows = try ["GN", "LR", "SL"].map { try read.row($0, asOf: "2014-10-01") }

    #expect(read.form.layout == .placesAcross && read.level == .countries && read.questions == [])
    #expect(rows.map { $0.cases?.count } == [1_199, 3_834, 2_437])
    #expect(rows.map { $0.deaths?.count } == [739, 2_069, 623])
    let cfr = try #require(rows[0].cfr)
    #expect([cfr.value, cfr.low, cfr.high].map { ($0 * 100).rounded() / 100 } == [61.63, 58.85, 64.35])
    #expect(read.counting?.counting == .cumulative && read.counting?.falls == 32)
    #expect(try read.figures().falls.map(\.times).reduce(0, +) == 32)
  }

  @Test func `check 16: INSP in 2026, one place and two reports of one day`() throws {
    let read = try OutbreakFileSamples.published(
      "bvd2026/insp-sitreps-2026.csv", OutbreakChoices(disease: .known(.ebola)))
    let row = try #require(try read.figures().rows.first)

    #expect(read.rows == 28 && read.kept == 27)
    #expect(read.leftOut.map(\.reason) == [.replaced(line: 6)] && read.leftOut[0].line == 5)
    #expect(read.counting?.counting == .cumulative)
    #expect(row.cases?.count == 956 && row.deaths?.count == 247)
    let cfr = try #require(row.cfr)
    #expect([cfr.value, cfr.low, cfr.high].map { ($0 * 10).rounded() / 10 } == [25.8, 23.2, 28.7])
    let suspected = try #require(read.counts.series.first { $0.measure == .deaths(.suspected) })
    #expect(suspected.total[3] == 246)
    let confirmed = try #require(read.counts.series.first { $0.measure == .cases(.confirmed) })
    #expect(confirmed.total[20] == nil && confirmed.total[21] == 782)
    let cases = try #require(read.counts.series.first { $0.measure == .cases(.suspected) })
    #expect(cases.new[4] == 906 - 1_077 && cases.new[5] == 349 - 906)
  }

  @Test func `check 26: EWARS, a row for each report`() throws {
    let several = try OutbreakFileSamples.published("generated/ewars_weekly_long.csv")
    #expect(several.questions == [.disease(named: ["Rougeole", "Diarrhée aqueuse aiguë"], proposed: nil)])

    let read = try OutbreakFileSamples.published(
      "generated/ewars_weekly_long.csv", OutbreakChoices(disease: .known(.measles)))
    #expect(read.questions == [] && read.rows == 349 && read.level == .named(label: "district"))
    #expect(try read.figures().totals.cases?.count == 514 && read.figures().totals.deaths?.count == 8)
    #expect(try read.figures(asOf: "2024-04-07").totals.newCases?.count == 63)
    #expect(try read.figures(asOf: "2024-04-07").asOf == Day("2024-04-07"))
    #expect(try ["Bamako-Est", "Dialassou", "Ségué"].map { try read.row($0).cases?.count } == [162, 210, 142])
    #expect(read.leftOut { if case .replaced = $0 { true } else { false } } == 6)
    let refused = read.leftOut.filter { $0.line >= 348 && $0.line <= 350 }.map(\.reason)
    #expect(
      refused == [
        .noSuchWeek("2024-W53"), .weekWithoutYear("W5"), .badCount(column: "cases_5plus", "x"),
      ])

    let diarrhoea = try OutbreakFileSamples.published(
      "generated/ewars_weekly_long.csv", OutbreakChoices(disease: .known(.acuteWateryDiarrhoea)))
    #expect(try diarrhoea.figures().totals.cases?.count == 1_695)
  }

  @Test func `check 26: EWARS, a column for each week`() throws {
    let read = try OutbreakFileSamples.published("generated/ewars_weekly_wide_latin1.csv")

    #expect(read.provenance.encoding == "Windows-1252" && read.provenance.separator == "semicolon")
    #expect(read.provenance.headingRow == 2 && read.disease == .known(.measles) && read.questions == [])
    #expect(read.days == Day("2024-01-01")!...Day("2024-06-30")!)
    #expect(try read.figures().totals.cases?.count == 508)
    #expect(read.emptyCells == 12 && read.ownTotals == .agree)
    #expect(read.leftOut.map(\.reason) == [.total])
    #expect(try ["Bamako-Est", "Dialassou", "Ségué"].map { try read.row($0).cases?.count } == [160, 210, 138])
  }

  @Test func `check 27: weeks that begin on Sunday`() throws {
    let read = try OutbreakFileSamples.published(
      "generated/weekly_sunday.csv", OutbreakChoices(disease: .known(.cholera)))

    #expect(read.period == .week(start: .sunday) && read.questions == [])
    let week = try #require(EpiWeek(year: 2025, number: 1, start: .sunday))
    #expect(week.firstDay == Day("2024-12-29"))
    let totals = try read.figures(asOf: "2025-01-04").totals
    #expect(totals.newCases?.count == 23 && totals.newDeaths?.count == 2)
  }

  @Test func `OWID's compact table of COVID-19 names it by its columns`() throws {
    let read = try OutbreakFileSamples.published("owid/owid-covid-compact-form.csv")

    #expect(read.disease == .covid19 && read.questions == [] && read.counts.places.count == 3)
    #expect(try read.row("GR").cases?.count == 5_772_401 && read.row("GR").newCases == 911)
    #expect(try read.row("NA").newCases == nil)
  }

  @Test func `OWID's table of the latest day is read, also saved again by a spreadsheet`() throws {
    let whole = try OutbreakFileSamples.published("owid/owid-covid-latest_full-columns.csv")
    #expect(whole.disease == .covid19 && whole.counts.places.count > 200)

    let saved = try OutbreakFileSamples.published("owid/owid-covid-latest_2024-08-04_resaved.csv")
    #expect(saved.rows == 17 && saved.leftOut.map(\.reason) == [.aggregate, .aggregate])
    #expect(saved.questions == [.disease(named: [], proposed: .covid19)])
    #expect(try saved.row("AF").cases == DatedCount(235_214, on: Day("2024-08-04")!))
    #expect(try saved.row("AF").newCases == 0 && saved.row("AF").deaths?.count == 7_998)
  }

  @Test(arguments: [
    ("owid/mpox-regions-weekly.csv", "nothingKept"), ("ebola2014/line_list.csv", "lineList"),
    ("ebola2014/who-gho-guinea.csv", "severalRowsForAPeriod"), ("generated/cholera_linelist.csv", "lineList"),
    ("generated/measles_ru_1251.csv", "lineList"), ("linelists/linelist_cleaned.csv", "lineList"),
    ("generated/not-a-table.csv", "mistaken"), ("generated/measles_ru.xlsx", "mistaken"),
  ])
  func `what is no table of counts is refused as what it is`(path: String, cause: String) throws {
    do {
      _ = try OutbreakFileSamples.published(path)
      Issue.record("\(path) was read")
    } catch let problem as OutbreakFileProblem {
      #expect("\(problem.cause)".hasPrefix(cause))
    }
  }

  @Test func `of a table of populations the days and the counts are asked for`() throws {
    let read = try OutbreakFileSamples.published("generated/cholera_population.csv")

    #expect(read.questions.contains(.columns([.period, .counts])) && read.kept == 0)
    #expect(read.outbreak(id: .random(), received: Date()) == nil)
  }

  @Test func `Johns Hopkins' series of two counts are one outbreak`() throws {
    let folder = SharedData.folder.appending(path: "statistics/jhu-csse")
    let files = try ["confirmed", "deaths"].map { kind in
      let name = "time_series_covid19_\(kind)_global.csv"
      return FiguresFile(name: name, bytes: try Data(contentsOf: folder.appending(path: name)))
    }
    let read = try OutbreakFileSamples.codec.read(files, OutbreakChoices())

    #expect(read.form == OutbreakForm(publisher: .johnsHopkins, layout: .periodsAcross))
    #expect(read.disease == .covid19 && read.questions == [] && read.counts.places.count == 196)
    #expect(try read.row("US").cases?.count == 103_802_702 && read.row("US").newCases == 46_931)
  }
}
