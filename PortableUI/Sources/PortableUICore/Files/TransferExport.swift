import Foundation

/// A value on its way to a file: which of its forms is written, and how the person gets it.
struct TransferExport: Sendable {
  private let form: _TransferForm
  private let name: String?
  private let delivery: ExportedFile.Delivery

  /// Finds the first form of one of the kinds; any kind will do where none is named.
  ///
  /// A picture that is wanted as PNG and exists as SVG is drawn by the browser. Nil: there is no such form.
  init?<Item: Transferable>(_ type: Item.Type, as kinds: [UTType], name: String?, isShared: Bool) {
    let forms = Item.transferRepresentation._forms
    let fitting = forms.first { form in kinds.isEmpty || kinds.contains { form.contentType.conforms(to: $0) } }
    if let fitting {
      form = fitting
      delivery = isShared ? .share : .save
    } else if kinds.contains(.png), let drawing = forms.first(where: { $0.contentType == .svg }) {
      form = drawing
      delivery = .saveAsPNG
    } else {
      return nil
    }
    self.name = name
  }

  /// Writes the value beside the evaluation, and gives the file to the window.
  ///
  /// The completion is told where the file would be, by its name, or what went wrong.
  @MainActor func start(
    _ item: some Transferable, in graph: ViewGraph,
    completion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) {
    nonisolated(unsafe) let item = item
    graph.startExport {
      do {
        let data = try await form.data(item)
        let file = ExportedFile(data, as: form.contentType, name: name ?? form.fileName(item), delivery: delivery)
        completion(.success(URL(fileURLWithPath: "/" + file.name)))
        return file
      } catch {
        completion(.failure(error))
        return nil
      }
    }
  }
}
