import Foundation

extension View {
  /// Offers the document for saving.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    FileExporterView(content: self, isPresented: isPresented, onCompletion: onCompletion) {
      guard let document else { return nil }
      let configuration = FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil)
      let file = try document.fileWrapper(configuration: configuration)
      guard let data = file.regularFileContents else { throw CocoaError(.fileWriteUnsupportedScheme) }
      return ExportedFile(
        name: ExportedFile.name(defaultFilename ?? file.filename, as: contentType),
        contentType: contentType.preferredMIMEType ?? "application/octet-stream", data: data)
    }
  }
}

extension ExportedFile {
  /// The name with the ending of its kind, and nothing in it that could be a folder.
  static func name(_ name: String?, as type: UTType) -> String {
    let plain = String((name ?? "").map { "/\\:".contains($0) || $0.isNewline ? "-" : $0 }.prefix(200))
    let base = plain.isEmpty || plain.first == "." ? "file" + plain : plain
    guard let ending = type.preferredFilenameExtension else { return base }
    let own = base.split(separator: ".").dropFirst().last.map(String.init)
    let hasEnding = own.flatMap { UTType(filenameExtension: $0) }?.conforms(to: type) ?? false
    return hasEnding ? base : base + "." + ending
  }
}

private nonisolated struct FileExporterView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let isPresented: Binding<Bool>
  let onCompletion: (Result<URL, any Error>) -> Void
  let file: () throws -> ExportedFile?

  init(
    content: Content, isPresented: Binding<Bool>, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    file: @escaping () throws -> ExportedFile?
  ) {
    self.content = content
    self.isPresented = isPresented
    self.onCompletion = onCompletion
    self.file = file
  }

  @MainActor func _render(_ context: inout RenderContext) {
    context.descend(.branch(0)) { content._render(&$0) }
    guard isPresented.wrappedValue else { return }
    let graph = context.graph
    graph.afterEvaluation { [weak graph] in
      if let graph { export(with: graph) }
    }
  }

  @MainActor private func export(with graph: ViewGraph) {
    isPresented.wrappedValue = false
    do {
      guard let file = try file() else { return }
      graph.export(file)
      onCompletion(.success(URL(fileURLWithPath: "/" + file.name)))
    } catch {
      onCompletion(.failure(error))
    }
  }
}
