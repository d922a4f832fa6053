import PortableUI

extension View {
  /// Shows what files hold, before anything is changed, or why they are of no use.
  ///
  /// - Parameters:
  ///   - model: The files.
  ///   - title: The sheet's.
  ///   - identifiers: Those of the two buttons.
  ///   - canAccept: True where there is something to import.
  ///   - accept: Imports what is shown.
  ///   - preview: Shows it.
  ///   - failure: Says why there is nothing to show; nil: a file could not be opened.
  /// - Returns: The view with the sheet.
  package func importSheet<Preview, Problem, Content: View, Failure: View>(
    _ model: FileImport<Preview, Problem>, title: Text, _ identifiers: FileImportID,
    canAccept: @escaping (Preview) -> Bool = { _ in true }, accept: @escaping (Preview) -> Void,
    @ViewBuilder preview: @escaping (Preview) -> Content, @ViewBuilder failure: @escaping (Problem?) -> Failure
  ) -> some View {
    @Bindable var model = model
    return sheet(isPresented: $model.isPresented) {
      FileImportSheet(
        model: model, title: title, identifiers: identifiers, canAccept: canAccept, accept: accept, preview: preview,
        failure: failure)
    }
  }
}

/// The accessibility identifiers of the two buttons of an import's sheet.
package nonisolated struct FileImportID: Sendable {
  let accept: String
  let cancel: String

  package init(accept: String, cancel: String) {
    self.accept = accept
    self.cancel = cancel
  }
}

private struct FileImportSheet<Preview: Sendable, Problem: Error, Content: View, Failure: View>: View {
  let model: FileImport<Preview, Problem>
  let title: Text
  let identifiers: FileImportID
  let canAccept: (Preview) -> Bool
  let accept: (Preview) -> Void
  let preview: (Preview) -> Content
  let failure: (Problem?) -> Failure

  var body: some View {
    NavigationStack {
      content
        .navigationTitle(title)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button(action: { model.close() }) { Text("Cancel", bundle: .module) }
              .keyboardShortcut(.cancelAction)
              .accessibilityIdentifier(identifiers.cancel)
          }
          if case .ready(let ready) = model.step, canAccept(ready) {
            ToolbarItem(placement: .confirmationAction) {
              Button(action: { accept(ready) }) { Text("Import", bundle: .module) }
                .accessibilityIdentifier(identifiers.accept)
            }
          }
        }
    }
  }

  @ViewBuilder private var content: some View {
    switch model.step {
    case .idle: EmptyView()
    case .reading: ProgressView { reading }.padding()
    case .ready(let ready): preview(ready)
    case .failed(let problem): failure(problem)
    case .unopened: failure(nil)
    }
  }

  private var reading: Text {
    guard model.names.count == 1 else { return Text("Reading the files…", bundle: .module) }
    return Text("Reading \(model.names[0])…", bundle: .module)
  }
}
