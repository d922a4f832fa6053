/// Where a window of the gallery is: its address is `/` for the list of pages, or `/` and a page's name.
package nonisolated struct GalleryRoute: Hashable, Sendable {
  package var page: GalleryPage?

  package init() {}

  /// The key of the scene storage.
  package static let storageKey = "place"
}

/// The pages: controls of one kind each.
package nonisolated enum GalleryPage: String, CaseIterable, Identifiable, Sendable {
  case buttons
  case fields
  case pickers
  case dates
  case focus
  case search
  case texts
  case typing
  case sheets
  case rows
  case editing
  case menus
  case grids
  case tables
  case files
  case motion
  case styles
  case pictures
  case drawing
  case charts
  case haste

  package var id: String { rawValue }
}

nonisolated extension GalleryRoute: RawRepresentable {
  package init?(rawValue: String) {
    let path = rawValue.prefix { $0 != "?" }
    guard path.first == "/" else { return nil }
    if path == "/" { return }
    guard let page = GalleryPage(rawValue: String(path.dropFirst())) else { return nil }
    self.page = page
  }

  package var rawValue: String { "/" + (page?.rawValue ?? "") }
}
