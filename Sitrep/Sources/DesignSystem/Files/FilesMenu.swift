import Foundation
import PortableUI

extension View {
  /// A menu in the bar: its first item asks for files to import, others say what else can be done with files.
  ///
  /// - Parameters:
  ///   - identifier: The menu's.
  ///   - importIdentifier: The first item's.
  ///   - importTitle: What it is called; nil: that it imports a file.
  ///   - types: The files that can be chosen.
  ///   - allowsMultipleSelection: True: several at once.
  ///   - importFiles: Told what was chosen; the menu waits for it.
  ///   - items: The items below.
  /// - Returns: The view with the menu.
  package func filesMenu<Items: View>(
    _ identifier: String, importing importIdentifier: String, _ importTitle: Text? = nil, of types: [UTType],
    allowsMultipleSelection: Bool = false, importFiles: @escaping @MainActor ([URL]) async -> Void,
    @ViewBuilder items: () -> Items
  ) -> some View {
    modifier(
      FilesMenu(
        identifier: identifier, importIdentifier: importIdentifier,
        importTitle: importTitle ?? Text("Import a file…", bundle: .module), types: types,
        allowsMultipleSelection: allowsMultipleSelection, importFiles: importFiles, items: items()))
  }
}

private struct FilesMenu<Items: View>: ViewModifier {
  let identifier: String
  let importIdentifier: String
  let importTitle: Text
  let types: [UTType]
  let allowsMultipleSelection: Bool
  let importFiles: @MainActor ([URL]) async -> Void
  let items: Items

  @State private var choosesFiles = false
  @State private var chosen: [URL] = []

  func body(content: Content) -> some View {
    content
      .toolbar { ToolbarItem(placement: .primaryAction) { menu } }
      .choosesFiles(
        isPresented: $choosesFiles, allowedContentTypes: types, allowsMultipleSelection: allowsMultipleSelection
      ) { chosen = $0 }
      .task(id: chosen) {
        let files = chosen
        guard !files.isEmpty else { return }
        await importFiles(files)
        // Others may have been chosen meanwhile.
        if chosen == files { chosen = [] }
      }
  }

  private var menu: some View {
    Menu {
      Button(action: { choosesFiles = true }) { importTitle }
        .accessibilityIdentifier(importIdentifier)
      items
    } label: {
      Text("Files", bundle: .module)
    }
    .accessibilityIdentifier(identifier)
  }
}
