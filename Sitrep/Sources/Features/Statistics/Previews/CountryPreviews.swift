#if canImport(SwiftUI)
  import Domain
  import PortableUI

  #Preview("All figures") { PreviewedCountry("DE") { CountryDetail(model: $0, country: $1) } }
  #Preview("No recovered count") { PreviewedCountry("US") { CountryDetail(model: $0, country: $1) } }
  #Preview("A corrected count") { PreviewedCountry("CZ") { CountryDetail(model: $0, country: $1) } }
  #Preview("No case at all") { PreviewedCountry("PW") { CountryDetail(model: $0, country: $1) } }
  #Preview("Days not read") {
    PreviewedCountry("DE", of: .previewed(days: UnreadableDays())) { CountryDetail(model: $0, country: $1) }
  }
  #Preview("Rows") {
    PreviewedCountry("DE") { model, country in
      List {
        CountryCell(country: country)
        CountryCell(country: country, measure: .deaths)
      }
    }
  }
#endif
