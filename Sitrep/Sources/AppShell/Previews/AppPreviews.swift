#if canImport(SwiftUI)
  import PortableUI

  // The app at every address, and its opening, are in SitrepApp/Previews.

  #Preview("Nothing at the address") { NotFoundScreen() }
  #Preview("Tabs' labels") {
    List {
      ForEach(AppTabs.sitrep.all) { TabLabel(tab: $0) }
    }
  }
#endif
