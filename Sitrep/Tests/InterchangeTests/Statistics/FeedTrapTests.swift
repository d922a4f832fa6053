import Domain
import Foundation
import Testing

/// Each trap of a feed in a few rows, in disease.sh's own form.
///
/// Figures with a date are those that disease.sh took from Worldometers on that day; the others are made up.
@Suite struct FeedTrapTests {
  /// Rows as of 2020-04-17: no population, no continent, no `todayRecovered`.
  private static let april = """
    [{"updated": 1587140875476, "country": "UK", "countryInfo": {"_id": 826, "iso2": "GB", "iso3": "GBR"},
      "cases": 103093, "todayCases": 4617, "deaths": 13729, "todayDeaths": 861, "recovered": 0, "active": 89020},
     {"updated": 1587140875481, "country": "Russia", "countryInfo": {"_id": 643, "iso2": "RU", "iso3": "RUS"},
      "cases": 27938, "todayCases": 3448, "deaths": 232, "todayDeaths": 34, "recovered": 2304, "active": 25402},
     {"updated": 1587140875553, "country": "Congo", "countryInfo": {"_id": 178, "iso2": "CG", "iso3": "COG"},
      "cases": 117, "todayCases": 0, "deaths": 5, "recovered": 11, "active": 101},
     {"updated": 1587140875581, "country": "Namibia", "countryInfo": {"_id": 516, "iso2": "NA", "iso3": "NAM"},
      "cases": 16, "todayCases": 0, "deaths": 0, "recovered": 4, "active": 12},
     {"updated": 1587140875528, "country": "Diamond Princess", "countryInfo": {"_id": null, "iso2": "us", "iso3": null},
      "cases": 712, "todayCases": 0, "deaths": 13, "recovered": 644, "active": 55},
     {"updated": 1587140875535, "country": "Channel Islands", "countryInfo": {"_id": 832, "iso2": "JE", "iso3": "JEY"},
      "cases": 457, "todayCases": 10, "deaths": 19, "recovered": 73, "active": 365},
     {"updated": 1587140875521, "country": "Hong Kong", "countryInfo": {"_id": 344, "iso2": "HK", "iso3": "HKG"},
      "cases": 1018, "todayCases": 1, "deaths": 4, "recovered": 485, "active": 529},
     {"updated": 1587140875521, "country": "World", "countryInfo": {"_id": null, "iso2": null, "iso3": null},
      "cases": 2218332, "todayCases": 36134, "deaths": 149280, "recovered": 560245, "active": 1508807}]
    """

  @Test func `traps 1 and 2: 0 that is none, and keys that are missing`() throws {
    let figures = try read(Self.april)

    #expect(figures.set.report.asOf == Day("2020-04-17"))
    let britain = try figures.row("GB")
    #expect(britain.confirmed == DailyCount(total: 103_093, new: 4_617))
    #expect(britain.recovered == DailyCount(total: nil, new: nil) && britain.active == nil)
    #expect(try figures.row("RU").recovered == DailyCount(total: 2_304, new: nil))
  }

  @Test func `trap 2: null is unknown, and so is -1`() throws {
    let figures = try read(
      """
      [{"updated": 1603500524255, "country": "Dominica", "countryInfo": {"iso2": "DM", "iso3": "DMA"},
        "cases": 37, "todayCases": 4, "deaths": null, "todayDeaths": null, "recovered": 29, "active": 8},
       {"updated": 1603500524237, "country": "Faroe Islands", "countryInfo": {"iso2": "FO", "iso3": "FRO"},
        "cases": 490, "todayCases": null, "deaths": -1, "todayDeaths": null, "recovered": 473, "active": 17}]
      """)

    #expect(try figures.row("DM").deaths == DailyCount(total: nil, new: nil))
    #expect(try figures.row("FO").confirmed == DailyCount(total: 490, new: nil))
    #expect(try figures.row("FO").deaths.total == nil)
  }

  @Test func `traps 3 and 6: what is no country is left out and named, and its sum is nobody's`() throws {
    let figures = try read(Self.april)

    #expect(figures.files[0].rows == 8 && figures.files[0].taken == 5)
    #expect(figures.reasons("Diamond Princess") == [.ship])
    #expect(figures.reasons("Channel Islands") == [.noCountry])
    #expect(figures.reasons("World") == [.aggregate])
    #expect(try figures.row("HK").country.englishName == "Hong Kong")
  }

  @Test func `trap 4: names go before codes`() throws {
    let figures = try read(Self.april)

    #expect(!figures.has("US"), "a ship's code is no country")
    #expect(try figures.row("NA").country.englishName == "Namibia" && figures.row("NA").confirmed.total == 16)
    #expect(try figures.row("CG").confirmed.total == 117, "Congo, whose code says which")
    for code in ["XK", "XKX", "XKS", "OWID_KOS", "xk"] {
      let kosovo = try read(#"{"country": "Kosova", "countryInfo": {"iso3": "\#(code)"}, "cases": 1, "updated": 0}"#)
      #expect(kosovo.has("XK"), "\(code)")
    }
  }

  /// Figures of Johns Hopkins University on 2021-08-04.
  @Test func `trap 5: corrections and contradictions stay`() throws {
    let figures = try read(
      """
      [{"updated": 1628121599000, "country": "Czechia", "countryInfo": {"iso2": "CZ", "iso3": "CZE"},
        "cases": 1674183, "todayCases": 257, "deaths": 30372, "todayDeaths": -6, "recovered": 1641321, "active": 2490},
       {"updated": 1628121599000, "country": "Peru", "countryInfo": {"iso2": "PE", "iso3": "PER"},
        "cases": 2119068, "todayCases": 2416, "deaths": 196673, "recovered": 2086086, "active": -163691},
       {"updated": 1628121599000, "country": "USA", "countryInfo": {"iso2": "US", "iso3": "USA"},
        "cases": 35399526, "todayCases": 96845, "deaths": 614989, "recovered": 0, "active": 34784537}]
      """)

    #expect(figures.set.report.asOf == Day("2021-08-04"))
    #expect(try figures.row("CZ").deaths.new == -6)
    #expect(try figures.row("PE").active == nil)
    #expect(try figures.row("US").recovered.total == nil)
  }

  @Test func `traps 7 and 8: decimals, great numbers and nobody`() throws {
    let made = try read(
      #"{"country": "Vatican", "cases": 27.0, "population": 0, "tests": 771052407000, "deaths": -1, "updated": 1e12}"#)
    #expect(try made.row("VA").confirmed.total == 27 && made.row("VA").deaths.total == nil)
  }

  @Test func `without a day the person must name one`() throws {
    let rows = #"[{"country": "Japan", "cases": 22484014}, {"country": "Chile", "cases": 4789000}]"#

    #expect(problem(rows) == .noDay)
    #expect(try read(rows, asOf: "2022-11-05").set.report.asOf == Day("2022-11-05"))
  }

  @Test(arguments: ["Australia/Oceania", "Australia-Oceania", "Oceania", "", "All", "OC", "AS"])
  func `trap 9: what a file says about continents does not count`(continent: String) throws {
    let figures = try read(#"{"country": "Australia", "continent": "\#(continent)", "cases": 1, "updated": 0}"#)
    #expect(try figures.row("AU").country.continent == .oceania)
  }

  @Test(arguments: [
    ("Curaçao", "CW"), ("Réunion", "RE"), ("Côte d'Ivoire", "CI"), ("Côte d’Ivoire", "CI"), ("Côte d\"Ivoire", "CI"),
    ("S. Korea", "KR"), ("Korea, South", "KR"), ("South Korea", "KR"), ("US", "US"), ("USA", "US"), ("Taiwan*", "TW"),
    ("Burma", "MM"), ("Россия", "RU"), ("Йемен", "YE"), ("Иемен", "YE"), ("Lao People\"s Democratic Republic", "LA"),
  ])
  func `trap 10: spellings`(name: String, code: String) throws {
    let quoted = name.replacing("\"", with: "\\\"")
    #expect(try read(#"{"country": "\#(quoted)", "cases": 1, "updated": 0}"#).has(code))
  }

  @Test func `trap 11: days in objects without order`() throws {
    let figures = try read(
      """
      {"country": "Spain", "provinces": ["mainland"], "timeline": {
        "cases": {"4/1/20": 104118, "3/30/20": 87956, "3/31/20": 95923},
        "deaths": {"3/31/20": 8464, "4/1/20": 9387, "3/30/20": 7716},
        "recovered": {"3/30/20": 16780, "4/1/20": 22647, "3/31/20": 19259}}}
      """)

    let spain = try figures.history("ES")
    #expect(spain.firstDay == Day("2020-03-30") && spain.lastDay == Day("2020-04-01"))
    #expect(spain.confirmed == [87_956, 95_923, 104_118] && spain.deaths == [7_716, 8_464, 9_387])
    #expect(try figures.row("ES").confirmed.total == 104_118)
  }

  @Test func `trap 12: one country and several, and provinces in every shape`() throws {
    let one = #"{"country": "Italy", "countryInfo": {"iso2": "IT"}, "cases": 168941, "updated": 1587140875477}"#
    #expect(try read(one).row("IT").confirmed.total == 168_941)
    #expect(try read("[\(one)]").row("IT").confirmed.total == 168_941)

    let several = try read(
      """
      [{"country": "Japan", "province": ["mainland"], "timeline": {"cases": {"9/14/20": 75914, "9/15/20": 76446}}},
       {"country": "China", "province": "hainan", "timeline": {"cases": {"9/14/20": 171, "9/15/20": 171}}},
       {"country": "China", "province": "hubei", "timeline": {"cases": {"9/14/20": 68139, "9/15/20": 68139}}},
       {"country": "Chile", "province": null, "timeline": {"cases": {"9/14/20": 436433, "9/15/20": 437983}}}]
      """)
    #expect(try several.history("JP").confirmed == [75_914, 76_446])
    #expect(try several.history("CN").confirmed == [68_310, 68_310] && several.files[0].joined.map(\.rows) == [2])
    #expect(try several.row("CL").confirmed.total == 437_983)
  }

  @Test(arguments: [
    (
      #"{"updated": 1603500523547, "cases": 42462925, "deaths": 1148698, "affectedCountries": 217}"#, "v3-all.json",
      FiguresFileProblem.Cause.neighbour(.world)
    ),
    (
      #"[{"updated": 1587140875599, "cases": 345970, "continent": "Asia"}]"#, "v3-continents.json",
      .neighbour(.world)
    ),
    (
      #"{"cases": {"9/14/20": 29281907}, "deaths": {"9/14/20": 928000}}"#, "v3-historical-all.json",
      .neighbour(.world)
    ),
    (
      #"[{"country": "Italy", "county": null, "stats": {"confirmed": 25603510}}]"#, "jhucsse.json",
      .neighbour(.universityRows)
    ),
    (
      #"[{"country": "Afghanistan", "iso2": "AF", "iso3": "AFG", "id": 4, "lat": 33, "long": 65}]"#, "utils.json",
      .noCountries
    ),
    (
      #"{"country": "China", "province": "hainan", "timeline": {"cases": {"9/14/20": 171}}}"#, "province.json",
      .noCountries
    ),
  ])
  func `trap 12: an answer about no country is named for what it is`(
    answer: String, name: String, cause: FiguresFileProblem.Cause
  ) {
    #expect(problem(answer, named: name) == cause)
  }

  @Test(arguments: [
    (#"[{"id": "0", "rank": 0, "Country": "Total:", "Continent": "All", "TotalCases": 638436604}]"#, "table.json"),
    ("Date,Confirmed,Recovered,Deaths,Increase rate\n2020-01-22,557,30,17,\n", "worldwide.csv"),
    ("Date,China,US,United_Kingdom\n2020-01-22,548,1,0\n", "pivoted.csv"),
    ("UID,iso2,iso3,Country_Region,Lat,Long_,Population\n4,AF,AFG,Afghanistan,33.9,67.7,38928341\n", "reference.csv"),
  ])
  func `trap 12: a file of another form is told so`(file: String, name: String) {
    #expect(problem(file, named: name) == .unknownForm)
  }

  @Test func `trap 12: a page of an error is told by what it is`() {
    #expect(problem("<html>\n<head><title>502 Bad Gateway</title></head>\n</html>\n") == .mistaken(.webPage))
  }
}
