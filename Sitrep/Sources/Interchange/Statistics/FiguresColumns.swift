/// What publishers call the columns of their tables of figures.
enum FiguresColumns {
  /// True of a heading that is known and not needed, in lower case.
  static func isKnown(_ name: String) -> Bool {
    names.contains(name) || beginnings.contains(where: name.hasPrefix) || ends.contains(where: name.hasSuffix)
  }

  /// True of Johns Hopkins University's own headings.
  static func isUniversity(_ head: TableHead) -> Bool {
    let hasProvince = head.has("province/state") || head.has("province_state")
    return hasProvince && (head.has("country/region") || head.has("country_region"))
      || head.has("confirmed") && head.has("deaths") && head.has("recovered")
  }

  /// True of headings that only figures of COVID-19 have in Our World in Data's tables.
  static func isOfCOVID19(_ head: TableHead) -> Bool {
    [
      "stringency_index", "people_vaccinated", "reproduction_rate", "icu_patients", "hosp_patients", "total_tests",
      "total_vaccinations", "excess_mortality",
    ].contains(where: head.has)
  }

  private static let names: Set<String> = [
    "#", "id", "index", "code", "iso", "iso2", "iso3", "iso_code", "code3", "uid", "fips", "admin2", "combined_key",
    "province/state", "province_state", "lat", "long", "long_", "continent", "region", "who region", "who_region",
    "population", "population_density", "active", "increase rate", "source", "last update", "last_update",
    "reproduction_rate", "icu_patients", "hosp_patients", "weekly_icu_admissions", "weekly_hosp_admissions",
    "positive_rate", "tests_units", "stringency_index", "median_age", "gdp_per_capita", "extreme_poverty",
    "cardiovasc_death_rate", "diabetes_prevalence", "female_smokers", "male_smokers", "handwashing_facilities",
    "life_expectancy", "human_development_index", "people_vaccinated", "people_fully_vaccinated",
    "suspected_cases_cumulative", "annotation",
  ]

  private static let beginnings = ["new_", "excess_mortality", "aged_", "total_", "tests_"]

  private static let ends = ["_smoothed", "_per_million", "_per_thousand", "_per_hundred", "_older"]
}
