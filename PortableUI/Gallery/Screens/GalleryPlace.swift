/// Where a window of the gallery is: its address is `/` for the list of rooms, or `/` and a room's name.
package nonisolated struct GalleryPlace: Hashable, Sendable {
  package var room: GalleryRoom?

  package init() {}

  /// The key of the scene storage.
  package static let storageKey = "place"
}

/// The rooms: controls of one kind each.
package nonisolated enum GalleryRoom: String, CaseIterable, Identifiable, Sendable {
  case buttons
  case fields
  case pickers
  case dates
  case focus
  case search
  case typing
  case sheets
  case rows
  case editing
  case menus
  case grids
  case files
  case motion
  case styles
  case pictures
  case drawing
  case haste

  package var id: String { rawValue }
}

nonisolated extension GalleryPlace: RawRepresentable {
  package init?(rawValue: String) {
    let path = rawValue.prefix { $0 != "?" }
    guard path.first == "/" else { return nil }
    if path == "/" { return }
    guard let room = GalleryRoom(rawValue: String(path.dropFirst())) else { return nil }
    self.room = room
  }

  package var rawValue: String { "/" + (room?.rawValue ?? "") }
}
