import Foundation
import PortableUI

extension View {
  /// Asks for a file, or for several, and says so where what was chosen cannot be had.
  package func choosesFiles(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool = false,
    receive: @escaping ([URL]) -> Void
  ) -> some View {
    modifier(
      FileChooser(
        isPresented: isPresented, types: allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection,
        receive: receive))
  }

  /// Offers a document for saving while there is one, and says so where it cannot be saved.
  package func savesFile(_ document: Binding<ExportedDocument?>) -> some View {
    let isPresented = Binding(get: { document.wrappedValue != nil }, set: { if !$0 { document.wrappedValue = nil } })
    let value = document.wrappedValue
    return savesFile(
      isPresented: isPresented, document: value, contentType: value?.type ?? .data,
      defaultFilename: value?.name ?? "")
  }

  /// Offers a document for saving, and says so where it cannot be saved.
  package func savesFile<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String
  ) -> some View {
    modifier(
      FileSaver(isPresented: isPresented, document: document, contentType: contentType, name: defaultFilename))
  }
}

private struct FileChooser: ViewModifier {
  let isPresented: Binding<Bool>
  let types: [UTType]
  let allowsMultipleSelection: Bool
  let receive: ([URL]) -> Void

  @State private var failure: String?

  func body(content: Content) -> some View {
    content
      .fileImporter(
        isPresented: isPresented, allowedContentTypes: types, allowsMultipleSelection: allowsMultipleSelection
      ) { result in
        switch result {
        case .success(let files): receive(files)
        case .failure(let error): failure = error.localizedDescription
        }
      }
      .fileAlert(Text("Couldn’t open the file", bundle: .module), reason: $failure)
  }
}

private struct FileSaver<Document: FileDocument>: ViewModifier {
  let isPresented: Binding<Bool>
  let document: Document?
  let contentType: UTType
  let name: String

  @State private var failure: String?

  func body(content: Content) -> some View {
    content
      .fileExporter(
        isPresented: isPresented, document: document, contentType: contentType, defaultFilename: name
      ) { result in
        if case .failure(let error) = result { failure = error.localizedDescription }
      }
      .fileAlert(Text("Couldn’t save the file", bundle: .module), reason: $failure)
  }
}

extension View {
  /// Says why there is a reason, until it was read.
  fileprivate func fileAlert(_ title: Text, reason: Binding<String?>) -> some View {
    let isShown = Binding(get: { reason.wrappedValue != nil }, set: { if !$0 { reason.wrappedValue = nil } })
    return alert(title, isPresented: isShown, presenting: reason.wrappedValue) { _ in
      Button(action: {}, label: { Text("OK", bundle: .module) })
    } message: { reason in
      Text("Try again. Reason: \(reason)", bundle: .module)
    }
  }
}
