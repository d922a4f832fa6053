import Foundation
import HTTPTypes
import PortableUICore

/// Asks a person whether this browser shall forget the program, on a machine that others use as well, or says that it
/// has.
struct ForgetScreen: View {
  let isDone: Bool
  /// What the program's screens stand in; nil: what the person prefers.
  let surroundings: ColorScheme?

  @Environment(\.locale) private var locale

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Text(verbatim: isDone ? LayerText.forgotten(in: locale) : LayerText.whatIsForgotten(in: locale))
          if !isDone { Button(LayerText.forget(in: locale), role: .destructive) {} }
          if let start = URL(string: "/") { Link(LayerText.start(in: locale), destination: start) }
        }
      }
      .navigationTitle(LayerText.forgetThisBrowser(in: locale))
    }
    .preferredColorScheme(surroundings)
  }
}

extension WebResponse {
  /// Lets the browser that gets it forget the program: the pages that it keeps, cookies, what the client script stored.
  mutating func clearSiteData() {
    if let name = HTTPField.Name("Clear-Site-Data") { headers[name] = #""cache", "cookies", "storage""# }
    headers[.cacheControl] = "no-store"
  }
}
