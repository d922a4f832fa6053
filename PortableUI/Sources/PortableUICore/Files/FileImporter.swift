import Foundation

extension View {
  /// Asks for a file.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    FileImporterView(
      content: self, isPresented: isPresented, types: allowedContentTypes, allowsMultiple: false, onCancellation: {},
      onCompletion: { urls in
        if let url = urls.first { onCompletion(.success(url)) }
      })
  }

  /// Asks for files, and says where none is chosen.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    FileImporterView(
      content: self, isPresented: isPresented, types: allowedContentTypes, allowsMultiple: allowsMultipleSelection,
      onCancellation: onCancellation
    ) { onCompletion(.success($0)) }
  }
}

/// A view with a dialog that takes files: a browser opens its own only where a person presses something.
private nonisolated struct FileImporterView<Content: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let types: [UTType]
  let allowsMultiple: Bool
  let onCancellation: () -> Void
  let onCompletion: ([URL]) -> Void

  @MainActor func _render(_ context: inout RenderContext) {
    let locale = context.environment.locale
    let title = allowsMultiple ? LayerText.chooseFiles(in: locale) : LayerText.chooseFile(in: locale)
    let (isPresented, onCancellation, onCompletion) = (isPresented, onCancellation, onCompletion)
    AlertView(
      content: content, title: Text(verbatim: title), isPresented: isPresented, isConfirmation: true,
      actions: TupleView(
        FileField(
          label: Text(verbatim: title), types: types, allowsMultiple: allowsMultiple, staysInMemory: takesOnlyPictures
        ) { files in
          isPresented.wrappedValue = false
          for file in files { FileAccess.keep(file) }
          onCompletion(files.map(\.url))
        }
        .accessibilityIdentifier("file"),
        Button(LayerText.cancel(in: locale), role: .cancel) { onCancellation() }),
      message: EmptyView()
    )
    ._render(&context)
  }

  private var takesOnlyPictures: Bool {
    !types.isEmpty && types.allSatisfy { $0.conforms(to: .image) || $0.conforms(to: .pdf) }
  }
}

/// A control that takes files.
nonisolated struct FileField<Label: View>: View {
  let label: Label
  let types: [UTType]
  let allowsMultiple: Bool
  let staysInMemory: Bool
  let receive: @MainActor ([ReceivedFile]) -> Void

  @MainActor func _render(_ context: inout RenderContext) {
    let isEnabled = context.environment.isEnabled
    let (allowsMultiple, receive) = (allowsMultiple, receive)
    let traits = FileFieldTraits(
      types, allowsMultiple: allowsMultiple, isEnabled: isEnabled, staysInMemory: staysInMemory)
    let action: ControlAction = .files(traits) { files in
      guard !files.isEmpty else { return }
      receive(allowsMultiple ? files : [files[0]])
    }
    context.graph.register(isEnabled ? action : .disabled, for: context.identity)
    let children = context.collectLabel(label)
    context.emit(.fileField(traits), expands: children.expansion, isKeyed: true, children: children)
  }
}
