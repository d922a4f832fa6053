import Domain
import Interchange

/// The files of an export that is a zip.
struct ZipExportFiles: ExportFiles {
  private let zip: ZipFile
  private let entries: [ExportFileOrder.Entry]
  private let listCount: Int
  private var total: Int
  private let mostBytes: Int
  private var index = 0
  private var compressedCount = 0
  private var count = 0

  /// - Parameters:
  ///   - descriptor: Of the zip; it is read by place and stays open.
  ///   - mostBytes: Of all files together.
  /// - Throws: ``ArchiveImportProblem`` for what isn't a whole zip, and for a zip that isn't an export.
  init(_ descriptor: Int32, mostBytes: Int = ExportLimits.mostBytes) throws(ArchiveImportProblem) {
    let zip = try ZipFile(descriptor)
    let order = try ExportFileOrder(zip.names)
    (entries, listCount) = (order.entries, order.listCount)
    total = Self.compressedSize(of: entries[...], in: zip)
    self.zip = zip
    self.mostBytes = mostBytes
  }

  var position: Double { total > 0 ? Double(compressedCount) / Double(total) : 1 }

  mutating func rewind() {
    (index, compressedCount, count) = (listCount, 0, 0)
    total = Self.compressedSize(of: entries[listCount...], in: zip)
  }

  private static func compressedSize(of entries: ArraySlice<ExportFileOrder.Entry>, in zip: ZipFile) -> Int {
    entries.reduce(0) { $0 + ($1.refusal == nil ? zip.entry($1.index).compressedSize : 0) }
  }

  mutating func next() throws -> ExportFile? {
    guard index < entries.count else { return nil }
    defer { index += 1 }
    let entry = entries[index]
    return ExportFile(path: entry.path, contents: try contents(of: entry))
  }

  private mutating func contents(of entry: ExportFileOrder.Entry) throws -> ExportFile.Contents {
    if let refusal = entry.refusal { return .skipped(refusal) }
    let status = zip.entry(entry.index)
    compressedCount += status.compressedSize
    if let obstacle = status.obstacle { return .skipped(obstacle) }
    guard status.size <= ExportLimits.mostFileBytes else {
      return .skipped(.tooLarge(mostBytes: ExportLimits.mostFileBytes))
    }
    let bytes = zip.bytes(entry.index, size: status.size, count: &count)
    guard count <= mostBytes else { throw ArchiveImportProblem.exportTooLarge }
    return bytes.map { .bytes($0) } ?? .skipped(.damaged)
  }
}
