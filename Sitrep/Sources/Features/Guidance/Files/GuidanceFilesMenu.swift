import DesignSystem
import Domain
import Foundation
import PortableUI

extension View {
  /// A menu in the bar that imports guidance from a file, exports it, and goes back to the bundled one.
  func guidanceFiles(model: GuidanceModel, files: any GuidanceFiles) -> some View {
    modifier(GuidanceFilesMenu(model: model, files: files))
  }
}

/// The menu with its dialogs.
private struct GuidanceFilesMenu: ViewModifier {
  let model: GuidanceModel
  let files: any GuidanceFiles

  @State private var importer: GuidanceFilesModel
  @State private var choosesFile = false
  @State private var document: GuidanceDocument?
  @State private var chosen: URL?

  init(model: GuidanceModel, files: any GuidanceFiles) {
    self.model = model
    self.files = files
    _importer = State(initialValue: GuidanceFilesModel(files: files))
  }

  func body(content: Content) -> some View {
    @Bindable var importer = importer
    content
      .toolbar { ToolbarItem(placement: .primaryAction) { menu } }
      .choosesFile(isPresented: $choosesFile, allowedContentTypes: [.json]) { chosen = $0 }
      .task(id: chosen) {
        guard let url = chosen else { return }
        await importer.read(url)
        chosen = nil
      }
      .savesFile(isPresented: isExporting, document: document, contentType: .json, defaultFilename: "Guidance")
      .sheet(isPresented: $importer.showsSheet) {
        GuidanceImportSheet(state: importer.state) { content in
          if let content { model.take(content) }
          importer.showsSheet = false
        }
      }
  }

  private var isExporting: Binding<Bool> {
    Binding(get: { document != nil }, set: { if !$0 { document = nil } })
  }

  private var menu: some View {
    Menu {
      Button(action: { choosesFile = true }) { Text("Import a file…", bundle: .module) }
        .accessibilityIdentifier(GuidanceID.importFile)
      Button(action: { document = GuidanceDocument(files.write(model.content)) }) {
        Text("Export to a file", bundle: .module)
      }
      .accessibilityIdentifier(GuidanceID.exportFile)
      Button(action: { model.useBundled() }) { Text("Use the guidance included with Sitrep", bundle: .module) }
        .disabled(!model.isImported)
        .accessibilityIdentifier(GuidanceID.useBundled)
    } label: {
      Text("Files", bundle: .module)
    }
    .accessibilityIdentifier(GuidanceID.filesMenu)
  }
}
