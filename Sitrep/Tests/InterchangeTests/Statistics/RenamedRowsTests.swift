import Domain
import Testing

/// Rows that Johns Hopkins University renamed from one day to the next.
@Suite struct RenamedRowsTests {
  private func read(_ rows: String, days: String = "3/8/20,3/9/20,3/10/20") throws -> FiguresImport {
    try InterchangeTests.read(
      "Province/State,Country/Region,Lat,Long,\(days)\n\(rows)\n", named: "time_series_19-covid-Confirmed.csv")
  }

  @Test(arguments: [
    ("Taiwan", "Taipei and environs", "TW"), ("Ireland", "Republic of Ireland", "IE"), ("UK", "United Kingdom", "GB"),
    ("Palestine", "occupied Palestinian territory", "PS"), ("Iran", "Iran (Islamic Republic of)", "IR"),
    ("South Korea", "Republic of Korea", "KR"), ("Hong Kong", "Hong Kong SAR", "HK"), ("Macau", "Macao SAR", "MO"),
    ("Vietnam", "Viet Nam", "VN"), ("Russia", "Russian Federation", "RU"), ("Moldova", "Republic of Moldova", "MD"),
    ("Vatican City", "Holy See", "VA"), ("Mainland China", "China", "CN"), ("Ivory Coast", "Cote d'Ivoire", "CI"),
    ("Czech Republic", "Czechia", "CZ"), ("The Gambia", "Gambia, The", "GM"), ("The Bahamas", "Bahamas, The", "BS"),
    ("Republic of the Congo", "Congo (Brazzaville)", "CG"), ("Cape Verde", "Cabo Verde", "CV"),
    ("East Timor", "Timor-Leste", "TL"), (" Azerbaijan", "Azerbaijan", "AZ"), ("Saint Martin", "St. Martin", "MF"),
    ("Reunion", "Réunion", "RE"), ("Curacao", "Curaçao", "CW"), ("Macedonia", "North Macedonia", "MK"),
  ])
  func `the old row and the new one are one country`(old: String, new: String, code: String) throws {
    let figures = try read(",\"\(old)\",0,0,45,45,0\n,\"\(new)\",0,0,0,0,47")

    #expect(try figures.row(code).confirmed.total == 47 && figures.files[0].leftOut.isEmpty)
  }

  @Test(arguments: ["Others", "Cruise Ship", "Diamond Princess"])
  func `the ship is left out under each of its names`(name: String) throws {
    let figures = try read("Diamond Princess cruise ship,\(name),0,0,1,2,3\n,Italy,0,0,1,2,3")
    #expect(figures.reasons(name) == [.ship])
  }

  @Test func `a fall to 0 where a row with an unknown name begins is unknown, and the last total is shown`() throws {
    let figures = try read(
      ",Italy,0,0,5,6,7\n,Chile,0,0,1,2,0\n,Republica of Chilly,0,0,0,0,3\n,Peru,0,0,0,0,0\n,Spain,0,0,1,1,2")

    #expect(try figures.history("CL").confirmed == [1, 2, nil] && figures.history("PE").confirmed == [0, 0, 0])
    #expect(try figures.row("CL").confirmed == DailyCount(total: 2, new: nil))
    #expect(try figures.row("CL").day == Day("2020-03-09") && figures.row("IT").day == Day("2020-03-10"))
    #expect(figures.reasons("Republica of Chilly") == [.unknownName])
  }

  @Test func `a part of a country is added to it, and left out without it`() throws {
    let both = try read(",UK,0,0,270,320,370\n,North Ireland,0,0,1,0,3")
    #expect(try both.row("GB").confirmed.total == 373)

    let alone = try read(",Italy,0,0,5,6,7\n,North Ireland,0,0,1,0,0")
    #expect(!alone.has("GB") && alone.reasons("North Ireland") == [.partOfCountry])
  }

  @Test func `a fall to 0 alone is what the file says`() throws {
    #expect(try read(",Italy,0,0,5,6,7\n,Chile,0,0,1,2,0").history("CL").confirmed == [1, 2, 0])
  }
}
