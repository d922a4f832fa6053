import DesignSystem
import Domain
import Foundation
import PortableUI

extension View {
  /// A menu in the bar that takes figures out of files, and forgets those that were taken last.
  func figuresFiles(model: CountryStatsViewModel) -> some View {
    modifier(FiguresFilesMenu(library: model.library))
  }
}

/// The menu with its dialogs.
private struct FiguresFilesMenu: ViewModifier {
  let library: StatisticsLibrary

  @State private var importer: FiguresFilesModel
  @State private var choosesFiles = false
  @State private var chosen: [URL] = []
  @State private var taken: FiguresImport?
  @State private var undoes = false

  init(library: StatisticsLibrary) {
    self.library = library
    _importer = State(initialValue: FiguresFilesModel(library))
  }

  func body(content: Content) -> some View {
    @Bindable var importer = importer
    @Bindable var library = library
    content
      .toolbar { ToolbarItem(placement: .primaryAction) { menu } }
      .fileImporter(
        isPresented: $choosesFiles, allowedContentTypes: [.commaSeparatedText, .json, .plainText],
        allowsMultipleSelection: true
      ) { result in
        switch result {
        case .success(let urls): chosen = urls
        case .failure: importer.fail()
        }
      }
      .task(id: chosen) {
        guard !chosen.isEmpty else { return }
        await importer.read(chosen)
        chosen = []
      }
      .task(id: taken) {
        guard let plan = taken else { return }
        await importer.take(plan)
        taken = nil
      }
      .task(id: undoes) {
        guard undoes else { return }
        await library.undoImport()
        undoes = false
      }
      .sheet(isPresented: $importer.showsSheet) {
        FiguresImportSheet(model: importer) { plan in taken = plan }
      }
      .alert(Text("The figures were not changed", bundle: .module), isPresented: $library.hasImportProblem) {
        Button(action: {}, label: { Text("OK", bundle: .module) })
      } message: {
        if let path = library.importProblem?.goneFolder {
          folderGoneText(path)
        } else {
          Text("They couldn’t be saved. Check the disk, then try again.", bundle: .module)
        }
      }
  }

  private var menu: some View {
    Menu {
      Button(action: { choosesFiles = true }) { Text("Import figures…", bundle: .module) }
        .accessibilityIdentifier(StatisticsID.importFiles)
      if let last = library.undoableImport {
        Button(action: { undoes = true }) { Text("Undo import of “\(last.name)”", bundle: .module) }
          .accessibilityIdentifier(StatisticsID.undoImport)
      }
    } label: {
      Text("Files", bundle: .module)
    }
    .accessibilityIdentifier(StatisticsID.filesMenu)
  }
}

extension StatisticsLibrary {
  /// True while the person should hear that an import, or its undoing, was not stored.
  fileprivate var hasImportProblem: Bool {
    get { importProblem != nil }
    set { if !newValue { dismissImportProblem() } }
  }
}
