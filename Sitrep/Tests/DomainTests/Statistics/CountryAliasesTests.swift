import Domain
import Testing

@Suite struct CountryAliasesTests {
  @Test func `every country is known by its names in both languages and by its three letters`() throws {
    for entry in ISOCountry.all {
      let country = try #require(CountryCatalogue([]).country(entry.code))
      for name in [country.englishName, country.russianName, entry.iso3, country.englishName.uppercased()] {
        #expect(CountryAliases.codes(for: name) == [entry.code], "\(name)")
      }
    }
    #expect(ISOCountry.all.count == 244)
  }

  @Test(arguments: [
    ("The Gambia", "GM"), ("trinidad & tobago", "TT"), ("St Lucia", "LC"), ("Saint Lucia", "LC"),
    ("Côte d’Ivoire", "CI"), ("cote d'ivoire", "CI"), ("  united   states ", "US"), ("Соединённые Штаты", "US"),
    ("Соломоновы Острова", "SB"), ("Острова Кука", "CK"), ("Korea, Dem. People's Rep.", "KP"), ("Turkey", "TR"),
    ("Холланд", ""), ("", ""), ("123", ""), ("Congo", "CD CG"), ("корея", "KP KR"), ("Virgin Islands", "VG VI"),
  ])
  func `free names`(name: String, codes: String) {
    #expect(CountryAliases.codes(for: name).map(\.rawValue).sorted().joined(separator: " ") == codes)
  }

  @Test func `the catalogue prefers the countries that came with the program`() throws {
    let report = SampleStatistics().latestReport()
    let catalogue = CountryCatalogue(report.rows.map(\.country))
    let chile = try #require(CountryCode("CL"))

    #expect(catalogue.country(chile) == report[chile]?.country)
    let kong = try #require(catalogue.country(CountryCode("HK") ?? chile))
    #expect(kong.iso3 == "HKG" && kong.continent == .asia && kong.russianName == "Гонконг" && kong.population == nil)
    #expect(catalogue.country(try #require(CountryCode("AQ"))) == nil)
    #expect(ISOCountry.named("xkx")?.code.rawValue == "XK" && ISOCountry.named("OWID") == nil)
  }
}
