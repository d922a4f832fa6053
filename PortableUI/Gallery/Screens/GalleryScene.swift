import PortableUI

/// The gallery's windows: a list of rooms and, beside or after it, the room chosen.
package struct GalleryScene: Scene {
  private let typing = TypingModel()

  package init() {}

  package var body: some Scene {
    WindowGroup {
      GalleryScreen(typing: typing)
    }
  }
}

private struct GalleryScreen: View {
  let typing: TypingModel

  @SceneStorage(GalleryPlace.storageKey) private var place = GalleryPlace()

  var body: some View {
    NavigationSplitView {
      List(selection: $place.room.name) {
        ForEach(GalleryRoom.allCases) { room in
          NavigationLink(value: room.id) { Text(verbatim: room.rawValue) }
        }
      }
      .navigationTitle(Text(verbatim: "Gallery"))
    } detail: {
      NavigationStack {
        if let room = place.room {
          RoomScreen(room: room, typing: typing)
        } else {
          Text(verbatim: "Choose a room.")
        }
      }
    }
  }
}

/// One room, by its name.
private struct RoomScreen: View {
  let room: GalleryRoom
  let typing: TypingModel

  var body: some View {
    Group {
      switch room {
      case .buttons: ButtonsRoom()
      case .fields: FieldsRoom()
      case .pickers: PickersRoom()
      case .dates: DatesRoom()
      case .focus: FocusRoom()
      case .search: SearchRoom()
      case .typing: TypingRoom(model: typing)
      case .sheets: SheetsRoom()
      case .rows: RowsRoom()
      case .editing: EditingRoom()
      case .menus: MenusRoom()
      case .grids: GridsRoom()
      case .files: FilesRoom()
      case .motion: MotionRoom()
      case .styles: StylesRoom()
      case .pictures: PicturesRoom()
      case .drawing: DrawingRoom()
      case .haste: HasteRoom()
      }
    }
    .navigationTitle(Text(verbatim: room.rawValue))
  }
}

nonisolated extension GalleryRoom? {
  /// The room's name, by which the list selects.
  fileprivate var name: String? {
    get { self?.rawValue }
    set { self = newValue.flatMap { GalleryRoom(rawValue: $0) } }
  }
}
