import Domain
import Foundation

/// Files in the form of `Workspaces.json`, and pages to read.
package struct WorkspaceFileCodec: WorkspaceFileReader, WorkspaceFileWriter {
  package init() {}

  package func read(_ piece: @escaping () throws -> [UInt8], _ body: (ArchivePart) throws -> Void) throws {
    let beginning = try Self.beginning(piece)
    guard !beginning.isEmpty else { throw ArchiveImportProblem.empty }
    if let mistaken = MistakenFile(beginning: beginning) ?? (MistakenFile.isTable(beginning) ? .table : nil) {
      throw ArchiveImportProblem.mistaken(mistaken)
    }
    var isFirst = true
    var pass = WorkspacePass(
      JSONScanner {
        defer { isFirst = false }
        return isFirst ? beginning : try piece()
      })
    do {
      try pass.run(body)
    } catch let problem as JSONScanProblem {
      throw ArchiveImportProblem.notJSON(byte: problem.byte, fault: problem.fault)
    }
  }

  /// Pieces that together are enough to tell what the file is; none of an empty one.
  private static func beginning(_ piece: () throws -> [UInt8]) throws -> [UInt8] {
    var beginning: [UInt8] = []
    while beginning.count < MistakenFile.tellingBytes {
      let next = try piece()
      if next.isEmpty { break }
      beginning += next
    }
    return beginning
  }

  package func write(_ archive: any MessageArchive, to sink: (Data) throws -> Void) throws {
    var text = WorkspaceText()
    try text.write(archive, to: sink)
  }

  package func writePages(
    of entry: ArchiveEntry, _ options: ArchivePageOptions, to file: (_ path: String, _ content: Data) throws -> Void
  ) throws {
    try ArchivePages(entry, options).write(file)
  }
}
