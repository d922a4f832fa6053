import DesignSystem
import Domain
import Foundation
import PortableUI

/// All outbreaks of the profile: to open, rename, delete and export.
struct OutbreaksSheet: View {
  let library: OutbreakLibrary
  @Binding var route: StatisticsRoute

  @Environment(\.dismiss) private var dismiss
  @State private var renamed: Outbreak?
  @State private var exported: ExportedDocument?

  init(library: OutbreakLibrary, route: Binding<StatisticsRoute>) {
    self.library = library
    _route = route
  }

  var body: some View {
    NavigationStack {
      if let renamed {
        OutbreakNameForm(outbreak: renamed, library: library, close: { self.renamed = nil })
      } else {
        list
      }
    }
    .savesFile($exported)
  }

  private var list: some View {
    List {
      OutbreakUndoSection(id: .sheet)
      Section {
        BundledOutbreakRow(report: library.surroundings.bundled.report) { open(.bundled) }
      }
      ForEach(library.heads) { outbreak in
        OutbreakSection(
          outbreak: outbreak, library: library, open: { open(outbreak.id) }, rename: { renamed = outbreak },
          delete: { delete(outbreak.id) }, export: { exported = $0 })
      }
    }
    .groupedList()
    .navigationTitle(Text("Outbreaks", bundle: .module))
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button(action: { dismiss() }) { Text("Close", bundle: .module) }
          .keyboardShortcut(.cancelAction)
          .accessibilityIdentifier(OutbreaksID.close)
      }
    }
  }

  private func open(_ id: OutbreakID) {
    route.show(id)
    dismiss()
  }

  /// The window goes to the outbreak that came with the program where the deleted one was shown.
  private func delete(_ id: OutbreakID) {
    library.delete(id)
    if route.outbreak == id { route.show(.bundled) }
  }
}
