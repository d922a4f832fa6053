import Interchange

extension ExportDecoding {
  /// Reads a zip archive.
  ///
  /// - Parameters:
  ///   - descriptor: Of the archive, open for reading.
  ///   - name: The archive's own name, which may tell that of the workspace.
  ///   - write: Takes the next bytes.
  /// - Throws: What `write` throws; what is wrong with the export is written.
  package static func run(
    zip descriptor: Int32, name: String, write: @escaping ([UInt8]) throws -> Void
  ) throws {
    try run({ try ZipExportFiles(descriptor) }, name: name, write: write)
  }
}
