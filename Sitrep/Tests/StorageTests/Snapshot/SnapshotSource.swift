import Domain
import Foundation
import TestSupport
import Testing

/// A data folder in the form of the published figures and tables, with a few countries, each with one trap of theirs.
///
/// The figures are made up.
struct SnapshotSource {
  /// A row of the table of figures: one count for each of the 628 days.
  struct Series {
    let name: String
    var confirmed: @Sendable (_ day: Int) -> Int = { 1000 + 2 * $0 }
    var recovered: @Sendable (_ day: Int) -> Int = { 500 + $0 }
  }

  static let dayCount = 628
  /// The day of which the snapshot shows the figures, counted from the first: 2021-08-04.
  static let shownDay = 560

  var series = [
    Series(name: "Diamond Princess"),
    // Published no recovered counts at all.
    Series(name: "Sweden", recovered: { _ in 0 }),
    // Its recovered counts were missing for ten days, as zeros; few at the start were real.
    Series(name: "Russia", recovered: { day in day < 3 ? 0 : 100..<110 ~= day ? 0 : 150 + day }),
    // Not in the World Bank's table; its name has a comma here and is the country list's there.
    Series(name: "\"Korea, South\""),
    Series(name: "Congo (Kinshasa)"),
  ]
  /// How many days the table has of each.
  var days = dayCount
  /// How many days the final release has.
  var finalDays = 1143

  /// Writes the files into a folder.
  func write(into folder: TemporaryFolder) throws {
    try write(figures(), "statistics/datasets-covid-19/countries-aggregated_2021-10-10.csv", in: folder)
    for kind in ["confirmed", "deaths"] {
      try write(final(kind), "statistics/jhu-csse/time_series_covid19_\(kind)_global.csv", in: folder)
    }
    try write(Self.reference, "statistics/datasets-covid-19/reference.csv", in: folder)
    try write(Self.population, "countries/datasets-population/population.csv", in: folder)
    try write(Self.continents, "countries/annexare-countries/countries.min.json", in: folder)
    try write(Self.codes, "countries/annexare-countries/countries.2to3.min.json", in: folder)
    try write(Self.english, "countries/umpirsky-country-list/en/country.json", in: folder)
    try write(Self.russian, "countries/umpirsky-country-list/ru/country.json", in: folder)
  }

  private func write(_ text: String, _ path: String, in folder: TemporaryFolder) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func figures() throws -> String {
    let first = try #require(Day(iso8601: "2020-01-22"))
    var lines = ["Date,Country,Confirmed,Recovered,Deaths"]
    for row in series {
      for day in 0..<days {
        let date = first.advanced(by: day).iso8601
        lines.append("\(date),\(row.name),\(row.confirmed(day)),\(row.recovered(day)),\(day / 10)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A row for each of the first release's, where Sweden had 7 cases more, and two more; Russia is in two provinces.
  private func final(_ kind: String) throws -> String {
    let first = try #require(Day(iso8601: "2020-01-22"))
    let days = (0..<finalDays).map { first.advanced(by: $0) }
    var lines = [
      "Province/State,Country/Region,Lat,Long,"
        + days.map { "\($0.month)/\($0.day)/\($0.year % 100)" }.joined(separator: ",")
    ]
    let rows = series.map(\.name) + ["Tonga", "Winter Olympics 2022"]
    let names = rows.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    for name in names {
      let more = name == "Sweden" ? 7 : 0
      let counts = (0..<finalDays).map { kind == "deaths" ? $0 / 10 : 1000 + 2 * $0 + more }
      if name == "Russia" {
        lines.append("East,Russia,1,2," + counts.map { "\($0 / 3)" }.joined(separator: ","))
        lines.append("West,Russia,,," + counts.map { "\($0 - $0 / 3)" }.joined(separator: ","))
      } else {
        lines.append(",\(name),1,2," + counts.map { "\($0)" }.joined(separator: ","))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let reference = """
    UID,iso2,iso3,code3,FIPS,Admin2,Province_State,Country_Region,Lat,Long_,Combined_Key,Population
    752,SE,SWE,752,,,,Sweden,60.1,18.6,Sweden,10099270
    75201,SE,SWE,752,,,Blekinge,Sweden,56.2,15.0,"Blekinge, Sweden",159606
    643,RU,RUS,643,,,,Russia,61.5,105.3,Russia,145934460
    410,KR,KOR,410,,,,"Korea, South",35.9,127.8,"Korea, South",51269183
    180,CD,COD,180,,,,Congo (Kinshasa),-4.0,21.8,Congo (Kinshasa),89561404
    """

  private static let population = """
    Country Name,Country Code,Year,Value
    Sweden,SWE,2020,10353442
    Sweden,SWE,2021,10415811
    Russian Federation,RUS,2021,144746762
    "Congo, Dem. Rep.",COD,2021,99148932
    """

  private static let continents = """
    {"SE": {"continent": "EU"}, "RU": {"continent": "AS"}, "KR": {"continent": "AS"}, "CD": {"continent": "AF"},
      "TO": {"continent": "OC"}}
    """

  private static let codes = #"{"SE": "SWE", "RU": "RUS", "KR": "KOR", "CD": "COD", "TO": "TON"}"#

  private static let english = """
    {"SE": "Sweden", "RU": "Russia", "KR": "South Korea", "CD": "Congo - Kinshasa", "TO": "Tonga"}
    """

  private static let russian = """
    {"SE": "Швеция", "RU": "Россия", "KR": "Республика Корея", "CD": "Конго - Киншаса", "TO": "Тонга"}
    """
}
