import Foundation
import PortableUI

/// Files in and out, and pictures.
struct FilesPage: View {
  @State private var imports = false
  @State private var exports = false
  @State private var message = "nothing yet"
  @State private var picture: PhotosPickerItem?
  @State private var pictures: [PhotosPickerItem] = []

  var body: some View {
    List {
      Section {
        Text(verbatim: message).accessibilityIdentifier("message")
        Text(verbatim: "\(pictures.count) pictures").accessibilityIdentifier("pictures")
      }
      Section {
        Button("Import") { imports = true }.accessibilityIdentifier("import")
        Button("Export") { exports = true }.accessibilityIdentifier("export")
        PhotosPicker("Choose a picture", selection: $picture, matching: .images).accessibilityIdentifier("picture")
        PhotosPicker("Choose pictures", selection: $pictures, maxSelectionCount: 3, matching: .images)
      }
    }
    .fileImporter(isPresented: $imports, allowedContentTypes: [.commaSeparatedText, .json]) { result in
      message = describe(result)
    }
    .fileExporter(
      isPresented: $exports, document: Note(text: "A note\n"), contentType: .plainText, defaultFilename: "note"
    ) { result in
      message = describe(result)
    }
    .task(id: picture) { await show(picture) }
  }

  private func describe(_ result: Result<URL, any Error>) -> String {
    switch result {
    case .success(let url): url.lastPathComponent
    case .failure(let error): "Failed: \(error)"
    }
  }

  private func show(_ picture: PhotosPickerItem?) async {
    guard let picture else { return }
    do {
      let data = try await picture.loadTransferable(type: Data.self)
      message = "\(data?.count ?? 0) bytes"
    } catch {
      message = "Failed: \(error)"
    }
  }
}

/// A document of one text.
nonisolated struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]

  var text: String

  init(text: String) {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
