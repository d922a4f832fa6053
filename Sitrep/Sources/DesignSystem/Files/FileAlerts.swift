import Foundation
import PortableUI

extension View {
  /// Asks for a file, and says so where the chosen one cannot be had.
  package func choosesFile(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], take: @escaping (URL) -> Void
  ) -> some View {
    modifier(FileChooser(isPresented: isPresented, types: allowedContentTypes, take: take))
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
  let take: (URL) -> Void

  @State private var failure: String?

  func body(content: Content) -> some View {
    content
      .fileImporter(isPresented: isPresented, allowedContentTypes: types) { result in
        switch result {
        case .success(let file): take(file)
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
