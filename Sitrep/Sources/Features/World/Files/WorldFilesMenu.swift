import DesignSystem
import Domain
import Foundation
import PortableUI

extension View {
  /// A menu in the bar that takes countries out of a file, or writes all into one.
  func worldFiles(model: WorldModel, files: any WorldFiles) -> some View {
    modifier(WorldFilesMenu(model: model, files: files))
  }
}

/// The menu with its dialogs.
private struct WorldFilesMenu: ViewModifier {
  let model: WorldModel
  let files: any WorldFiles

  @Environment(\.locale) private var locale
  @State private var importer: WorldFilesModel
  @State private var choosesFile = false
  @State private var exported: WorldFileFormat?
  @State private var chosen: URL?

  init(model: WorldModel, files: any WorldFiles) {
    self.model = model
    self.files = files
    _importer = State(initialValue: WorldFilesModel(files: files))
  }

  func body(content: Content) -> some View {
    @Bindable var importer = importer
    content
      .toolbar { ToolbarItem(placement: .primaryAction) { menu } }
      .choosesFile(isPresented: $choosesFile, allowedContentTypes: [.commaSeparatedText, .json, .plainText]) {
        chosen = $0
      }
      .task(id: chosen) {
        guard let url = chosen else { return }
        await importer.read(url, into: model, locale: locale)
        chosen = nil
      }
      .savesFile(
        isPresented: isExporting, document: exported.map { WorldDocument(files.write(model.populations, as: $0)) },
        contentType: exported == .json ? .json : .commaSeparatedText, defaultFilename: "sitrep-world"
      )
      .sheet(isPresented: $importer.showsSheet) {
        WorldImportSheet(importer: importer) { importer.take(into: model, locale: locale) }
      }
  }

  private var isExporting: Binding<Bool> {
    Binding(get: { exported != nil }, set: { if !$0 { exported = nil } })
  }

  private var menu: some View {
    Menu {
      Button(action: { choosesFile = true }) { Text("Import a file…", bundle: .module) }
        .accessibilityIdentifier(WorldID.importFile)
      Section {
        Button(action: { exported = .csv }) { Text("Export as CSV", bundle: .module) }
          .accessibilityIdentifier(WorldID.exportCSV)
        Button(action: { exported = .json }) { Text("Export as JSON", bundle: .module) }
          .accessibilityIdentifier(WorldID.exportJSON)
      }
      .disabled(model.totals.countries == 0)
    } label: {
      Text("Files", bundle: .module)
    }
    .accessibilityIdentifier(WorldID.filesMenu)
  }
}
