import PortableUI

// Apple's platforms only: in a browser a link to a site opens a tab of its own.
#if os(iOS)
  import SafariServices

  extension View {
    /// Opens links to sites in a window of the app, with a bar and Done; numbers to call and mail stay the system's.
    package func sitesWithinApp() -> some View { modifier(SitesWithinApp()) }
  }

  /// The window with the site that was opened last.
  private struct SitesWithinApp: ViewModifier {
    @State private var site: Site?

    func body(content: Content) -> some View {
      content
        .environment(
          \.openURL,
          OpenURLAction { url in
            guard let opened = Site(url) else { return .systemAction }
            site = opened
            return .handled
          }
        )
        .sheet(item: $site) { site in SiteScreen(url: site.url).ignoresSafeArea() }
    }
  }

  /// An address of the web.
  private nonisolated struct Site: Identifiable {
    let url: URL

    init?(_ url: URL) {
      guard ["http", "https"].contains(url.scheme?.lowercased()) else { return nil }
      self.url = url
    }

    var id: URL { url }
  }

  private struct SiteScreen: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }

    func updateUIViewController(_ site: SFSafariViewController, context: Context) {}
  }
#else
  extension View {
    /// Opens links to sites in a window of the app where the platform has one for them.
    package func sitesWithinApp() -> some View { self }
  }
#endif
