/// Files for the person to save.
extension ViewGraph {
  /// Keeps a file for the person to save.
  func export(_ file: ExportedFile) {
    exports.append(file)
  }

  /// Makes a file beside the evaluation and keeps it for the person; nil: there is none.
  func startExport(_ make: @escaping @MainActor () async -> ExportedFile?) {
    _ = start(.userInitiated) { @MainActor [weak self] in
      guard let file = await make(), let self else { return }
      export(file)
      changes.raise()
    }
  }

  /// The files that views exported since this was asked last.
  package func dequeueExports() -> [ExportedFile] {
    defer { exports = [] }
    return exports
  }
}
