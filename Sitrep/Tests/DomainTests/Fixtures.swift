import Domain
import Testing

/// A code that is known to be one.
func code(_ text: String) throws -> CountryCode {
  try #require(CountryCode(text))
}

/// A country of which only the given parts matter.
func country(_ text: String, englishName: String = "Somewhere", russianName: String = "Где-то") throws -> Country {
  Country(
    code: try code(text),
    iso3: text + "X",
    englishName: englishName,
    russianName: russianName,
    continent: .asia,
    population: nil)
}

/// Figures of which only totals matter.
func figures(
  _ country: Country, confirmed: Int? = nil, recovered: Int? = nil, deaths: Int? = nil
) throws -> CountryFigures {
  CountryFigures(
    country: country,
    day: try #require(Day(iso8601: "2021-08-04")),
    confirmed: DailyCount(total: confirmed, new: nil),
    recovered: DailyCount(total: recovered, new: nil),
    deaths: DailyCount(total: deaths, new: nil))
}
