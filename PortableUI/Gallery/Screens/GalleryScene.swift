import PortableUI

/// The gallery's windows: a list of pages and, beside or after it, the page chosen.
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

  @SceneStorage(GalleryRoute.storageKey) private var route = GalleryRoute()

  var body: some View {
    NavigationSplitView {
      List(selection: $route.page.name) {
        ForEach(GalleryPage.allCases) { page in
          NavigationLink(value: page.id) { Text(verbatim: page.rawValue) }
        }
      }
      .navigationTitle(Text(verbatim: "Gallery"))
    } detail: {
      NavigationStack {
        if let page = route.page {
          PageScreen(page: page, typing: typing)
        } else {
          Text(verbatim: "Choose a page.")
        }
      }
    }
  }
}

/// One page, by its name.
private struct PageScreen: View {
  let page: GalleryPage
  let typing: TypingModel

  var body: some View {
    Group {
      switch page {
      case .buttons: ButtonsPage()
      case .fields: FieldsPage()
      case .pickers: PickersPage()
      case .dates: DatesPage()
      case .focus: FocusPage()
      case .search: SearchPage()
      case .texts: TextsPage()
      case .typing: TypingPage(model: typing)
      case .sheets: SheetsPage()
      case .rows: RowsPage()
      case .editing: EditingPage()
      case .menus: MenusPage()
      case .grids: GridsPage()
      case .tables: TablesPage()
      case .files: FilesPage()
      case .motion: MotionPage()
      case .styles: StylesPage()
      case .pictures: PicturesPage()
      case .drawing: DrawingPage()
      case .charts: ChartsPage()
      case .haste: HastePage()
      }
    }
    .navigationTitle(Text(verbatim: page.rawValue))
  }
}

nonisolated extension GalleryPage? {
  /// The page's name, by which the list selects.
  fileprivate var name: String? {
    get { self?.rawValue }
    set { self = newValue.flatMap { GalleryPage(rawValue: $0) } }
  }
}
