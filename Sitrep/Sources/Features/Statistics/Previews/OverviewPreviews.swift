#if canImport(SwiftUI)
  import PortableUI

  #Preview("Overview") { NavigationStack { Overview(model: CountryStatsViewModel(sources: .previewed())) } }
  #Preview("Days not read") {
    NavigationStack { Overview(model: CountryStatsViewModel(sources: .previewed(days: UnreadableDays()))) }
  }
#endif
