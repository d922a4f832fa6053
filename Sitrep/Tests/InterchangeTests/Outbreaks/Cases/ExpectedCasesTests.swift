import Domain
import Foundation
import Interchange
import SampleData
import Testing

/// Line lists from reading to figures, against counts that a script of other hands made of them.
@Suite(.enabled(if: SharedData.isThere, SharedData.absence)) struct ExpectedCasesTests {
  private static let cholera = Result { try CaseFileSamples.published("generated/cholera_linelist.csv") }
  private static let measles = Result { try CaseFileSamples.published("generated/measles_ru_1251.csv") }
  private static let ebola = Result { try CaseFileSamples.published("linelists/linelist_cleaned.csv") }

  @Test func `check 17: every row of the cholera list is a case or left out`() throws {
    let read = try Self.cholera.get()
    let expected = try #require(try CaseFileSamples.expected("cholera")["quality"] as? [String: Int])

    #expect(read.rows == expected["rows"] && read.kept == expected["cases kept"])
    #expect(read.quality.sentTwice == expected["exact duplicates"])
    #expect(read.quality.enteredAgain == expected["earlier entries of a case"])
    #expect(read.quality.totalRows == expected["total rows"] && read.quality.blankRows == expected["blank rows"])
    #expect(read.quality.withoutID == expected["no case id"] && !read.quality.hasSharedIDs)
    #expect(read.quality.onsetInFuture == expected["onset in the future"])
    #expect(read.quality.onsetAfterReport == expected["onset after report"])
    #expect(read.quality.column(.age)?.empty == expected["age empty"])
    #expect(read.quality.column(.age)?.notUnderstood == expected["age not understood or impossible"])
    #expect(read.quality.column(.place)?.empty == expected["district empty"])
    #expect(read.ownTotals == .agree && read.questions == [.disease(proposed: .known(.cholera))])
    #expect(read.dateOrder == nil && read.level == .named(label: "district"))
  }

  @Test func `check 18 to 23: the cholera list's figures`() throws {
    let list = try Self.cholera.get().cases
    let populations = try CaseFileSamples.populations("generated/cholera_population.csv", of: list)
    let ages = try Self.agePopulations("generated/cholera_population_age.csv")

    let figures = CaseFigures(list, populations: populations, agePopulations: ages)

    let report = try #require(try CaseFileSamples.expected("cholera")["report"] as? [String: Any])
    try figures.expect(report)
    let sunday = CaseFigures(list, weekStart: .sunday)
    sunday.onsetCurve.expect(report["weeks of onset (Sunday)"])
    #expect(figures.placeTotals.placesWithoutPopulation == 3 && figures.placeTotals.casesWithoutPopulation == 41)
    #expect(figures.placeTotals.cases == 1_127 && figures.placeTotals.population == 822_490)
    let halving = try #require(figures.trend?.halvingDays)
    #expect(abs(halving - 7.6) < 0.05)
  }

  @Test func `spellings of a place are folded and told`() throws {
    let read = try Self.cholera.get()
    let expected = try #require(
      try CaseFileSamples.expected("cholera")["spellings folded into one place"] as? [String: [String: Int]])

    let folded = read.quality.foldedPlaces.map { place in
      Dictionary(uniqueKeysWithValues: place.spellings.map { ($0.text, $0.cases) })
    }
    #expect(Set(folded) == Set(expected.values))
  }

  @Test func `check 22: a place that the person merges, and one that gets a population`() throws {
    let offered = try #require(
      try Self.cholera.get().alikePlaces.first { $0.place.name == "Pt. Saida" && $0.other.name == "Port Saïda" })
    #expect(offered.rows == 9)

    let read = try CaseFileSamples.published(
      "generated/cholera_linelist.csv", OutbreakChoices(merged: [offered.place.key: offered.other.key]))
    var populations = try CaseFileSamples.populations("generated/cholera_population.csv", of: read.cases)
    populations[PlaceKey(name: "Wadi Tir")] = PlacePopulation(count: 48_900, origin: "the team")
    let figures = CaseFigures(read.cases, populations: populations)

    let merged = try #require(
      try CaseFileSamples.expected("cholera")[
        "after the person merges Pt. Saida into Port Saïda and enters 48,900 for Wadi Tir"] as? [String: Any])
    figures.expectPlaces(merged)
  }

  @Test func `check 24: the cholera list as of 1 April`() throws {
    let list = try Self.cholera.get().cases
    let expected = try #require(try CaseFileSamples.expected("cholera")["as of 2024-04-01"] as? [String: Any])

    let figures = CaseFigures(list, asOf: Day("2024-04-01"))

    try figures.expect(expected)
    #expect(figures.cases == 692 && figures.deaths == 24)
  }

  @Test func `check 25: the Russian measles list in Windows-1251`() throws {
    let read = try Self.measles.get()
    let file = try #require(try CaseFileSamples.expected("measles")["measles_ru_1251.csv"] as? [String: Any])
    let quality = try #require(file["quality"] as? [String: Int])

    #expect(read.provenance.encoding == file["encoding"] as? String && read.provenance.separator == "semicolon")
    #expect(read.provenance.headingRow == file["header in row"] as? Int && read.disease == .known(.measles))
    #expect(read.kept == quality["cases kept"] && read.quality.discarded == quality["discarded, not counted"])
    #expect(read.quality.totalRows == quality["total rows"] && read.ownTotals == .agree)
    #expect(read.rows == quality["rows"].map { $0 + 6 })
    #expect(read.quality.column(.onset)?.empty == quality["onset empty"])
    #expect(read.quality.column(.place)?.empty == quality["district empty"])
    let populations = try CaseFileSamples.populations("generated/measles_population.csv", of: read.cases)
    let figures = CaseFigures(read.cases, bands: .measles, populations: populations)
    let report = try #require(file["report"] as? [String: Any])
    try figures.expect(report)
    CaseFigures(read.cases, weekStart: .sunday).onsetCurve.expect(report["weeks of onset (Sunday)"])
  }

  @Test func `a list with months before days, and no class`() throws {
    let read = try Self.ebola.get()
    let file = try #require(try CaseFileSamples.expected("linelists")["linelist_cleaned.csv"] as? [String: Any])

    #expect(read.rows == file["rows"] as? Int && read.kept == read.rows)
    let report = try #require(file["report"] as? [String: Any])
    let figures = CaseFigures(read.cases)
    try figures.expect(report)
    CaseFigures(read.cases, weekStart: .sunday).onsetCurve.expect(report["weeks of onset (Sunday)"])
  }

  private static func agePopulations(_ path: String) throws -> [AgeBand: PlacePopulation] {
    let file = FiguresFile(
      name: path, bytes: try Data(contentsOf: OutbreakFileSamples.folder.appending(path: path)))
    let table = try OutbreakTableCodec().populations(in: file, locale: Locale(identifier: "en"))
    return AgeBands.usual.populations(in: table, from: path)
  }
}

extension CaseFigures {
  /// Compares everything that a report says.
  fileprivate func expect(_ report: [String: Any]) throws {
    #expect(asOf.iso8601 == report["as of"] as? String && !isNearest)
    #expect(cases == report["cases"] as? Int && deaths == report["deaths"] as? Int)
    cfr.expect(report["CFR % of all cases"], within: 0.006)
    cfrOfKnown.expect(report["CFR % of known outcomes (died or recovered)"], within: 0.006)
    expectCounts(report)
    if let missing = report["without onset"] as? Int { #expect(withoutOnset == missing) }
    if let first = report["first onset"] as? String { #expect(firstOnset?.iso8601 == first) }
    onsetCurve.expect(report["weeks of onset (Monday)"])
    curve.expect(report["weeks of onset, else report (Monday)"])
    if let week = report["peak week"] as? String { #expect(peak?.week.label == week) }
    expectTrend(report["trend"] as? [String: Any] ?? [:])
    expectAges(report["age and sex"] as? [String: [String: Int]] ?? [:])
    expectDelay(report["onset to report, days"] as? [String: Any] ?? [:])
    expectPlaces(report)
    if let vaccinated = report["vaccination of cases of 12 months and more"] as? [String: Any] {
      #expect(vaccination.none == vaccinated["none"] as? Int)
      #expect(vaccination.vaccinated == vaccinated["at least one dose"] as? Int)
      #expect(vaccination.unknown == vaccinated["unknown"] as? Int)
      vaccination.unvaccinated.expect(vaccinated["unvaccinated % of known"], within: 0.006)
    }
  }

  private func expectCounts(_ report: [String: Any]) {
    let outcomes = ["recovered", "died", "referred", "left", "inCare", "unknown"]
    for (name, count) in report["outcome"] as? [String: Int] ?? [:] {
      let key = name == "in care" ? "inCare" : name
      #expect(outcomes.contains(key) && byOutcome[CaseOutcome(rawValue: key) ?? .unknown] == count, "\(name)")
    }
    for (name, count) in report["sex"] as? [String: Int] ?? [:] {
      #expect(bySex[name == "f" ? .female : name == "m" ? .male : .unknown] == count, "\(name)")
    }
    for (name, count) in report["classification"] as? [String: Int] ?? [:] {
      #expect(byClass[CaseClass(rawValue: name) ?? .all] == count, "\(name)")
    }
  }

  private func expectTrend(_ expected: [String: Any]) {
    guard !expected.isEmpty else { return }
    #expect(trend?.lastWeek.iso8601 == expected["last complete week"] as? String)
    #expect(trend?.week?.last == expected["last"] as? Int && trend?.week?.before == expected["before"] as? Int)
    #expect(trend?.twoWeeks?.last == expected["last two"] as? Int)
    #expect(trend?.twoWeeks?.before == expected["two before"] as? Int)
    if let growth = expected["growth per day"] as? Double {
      #expect(abs((trend?.growthPerDay ?? 0) - growth) < 0.0001)
    } else {
      #expect(trend?.growthPerDay == nil)
    }
  }

  private func expectAges(_ expected: [String: [String: Int]]) {
    guard !expected.isEmpty else { return }
    for row in ages {
      let name = row.band.map { bands.label(of: $0) } ?? "unknown"
      #expect(row.female == expected[name]?["f"] && row.male == expected[name]?["m"], "\(name)")
      #expect(row.unknown == expected[name]?["unknown"], "\(name)")
    }
  }

  private func expectDelay(_ expected: [String: Any]) {
    #expect(delay?.count == expected["n"] as? Int && delay?.median == expected["median"] as? Double)
    #expect(delay?.firstQuartile == expected["q1"] as? Double && delay?.thirdQuartile == expected["q3"] as? Double)
    #expect(delay?.nineInTen == expected["p90"] as? Double)
  }

  /// Compares each place, and those with a population together.
  fileprivate func expectPlaces(_ report: [String: Any]) {
    for (name, expected) in report["places"] as? [String: [String: Any]] ?? [:] {
      let row = places.first { row in
        name == "unknown" ? row.place == nil : row.place?.key == PlaceKey(name: name)
      }
      #expect(row?.cases == expected["cases"] as? Int && row?.deaths == expected["deaths"] as? Int, "\(name)")
      #expect(row?.recent == expected["last 14 days"] as? Int, "\(name)")
      #expect(row?.population?.count == expected["population"] as? Int, "\(name)")
      row?.cfr.expect(expected["CFR %"], within: 0.006)
      row?.attackRate.expect(expected["attack rate per 10,000"], within: 0.006)
    }
    for (name, rate) in report["attack rate per 10,000 by age"] as? [String: Any] ?? [:] {
      let row = ages.first { $0.band.map { bands.label(of: $0) } == name }
      row?.attackRate.expect(rate, within: 0.006)
    }
    guard let all = report["all places with a population"] as? [String: Any] else { return }
    #expect(placeTotals.cases == all["cases"] as? Int && placeTotals.deaths == all["deaths"] as? Int)
    #expect(placeTotals.recent == all["last 14 days"] as? Int)
    #expect(placeTotals.population == all["population"] as? Int)
    placeTotals.attackRate.expect(all["attack rate per 10,000"], within: 0.006)
    placeTotals.cfr.expect(all["CFR %"], within: 0.006)
  }
}

extension CaseCurve {
  fileprivate func expect(_ weeks: Any?) {
    guard let weeks = weeks as? [String: Int], case .week(let start) = period else { return }
    let counts = Dictionary(
      uniqueKeysWithValues: bars.map { (EpiWeek(containing: $0.firstDay, start: start).label, $0.cases) })
    #expect(counts == weeks)
  }
}

extension Interval? {
  fileprivate func expect(_ expected: Any?, within tolerance: Double) {
    guard let expected = expected as? [String: Any], let wilson = expected["wilson"] as? [Double] else { return }
    #expect(self?.count == expected["count"] as? Int && self?.of == expected["of"] as? Int)
    #expect(abs((self?.value ?? -1) - (expected["value"] as? Double ?? 0)) < tolerance)
    #expect(abs((self?.low ?? -1) - wilson[0]) < tolerance && abs((self?.high ?? -1) - wilson[1]) < tolerance)
  }
}
