import Foundation

extension View {
  /// Offers the document for saving.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    nonisolated(unsafe) let onCompletion = onCompletion
    return exporting(isPresented) { graph in
      guard let document else { return }
      let result = Result {
        let file = try ExportedFile(document, as: contentType, name: defaultFilename)
        graph.export(file)
        return URL(fileURLWithPath: "/" + file.name)
      }
      onCompletion(result)
    }
  }

  /// Offers a form of the item for saving, the first one of these kinds.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    nonisolated(unsafe) let (item, onCompletion) = (item, onCompletion)
    return exporting(isPresented) { graph in
      guard let item else { return }
      guard let export = TransferExport(T.self, as: contentTypes, name: defaultFilename, isShared: false) else {
        return onCompletion(.failure(CocoaError(.fileWriteUnsupportedScheme)))
      }
      export.start(item, in: graph) { onCompletion($0) }
    }
  }

  /// Exports once the evaluation in which it was asked to has ended.
  private nonisolated func exporting(
    _ isPresented: Binding<Bool>, _ export: @escaping @MainActor (ViewGraph) -> Void
  ) -> some View {
    ScreenPreferenceView(content: self) { context in
      guard isPresented.wrappedValue else { return }
      context.graph.afterEvaluation { [weak graph = context.graph] in
        isPresented.wrappedValue = false
        if let graph { export(graph) }
      }
    }
  }
}

extension ExportedFile {
  fileprivate init(_ document: some FileDocument, as contentType: UTType, name: String?) throws {
    let file = try document.fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
    let name = name ?? file.filename
    if file.isDirectory, contentType.conforms(to: .directory) {
      // A folder becomes a zip archive.
      let folder = Self.name(name, as: contentType)
      self.init(try FolderZip.bytes(of: file, named: folder), as: .zip, name: folder)
    } else if let data = file.regularFileContents {
      self.init(data, as: contentType, name: name)
    } else {
      throw CocoaError(.fileWriteUnsupportedScheme)
    }
  }

  /// A file of this kind, whose name gets the kind's ending.
  init(_ data: Data, as type: UTType, name: String?, delivery: Delivery = .save) {
    self.init(
      name: Self.name(name, as: type), contentType: type.preferredMIMEType ?? "application/octet-stream", data: data,
      delivery: delivery)
  }

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
