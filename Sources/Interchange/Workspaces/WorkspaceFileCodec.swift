import Domain
import Foundation

/// Files in the form of `Workspaces.json`.
package struct WorkspaceFileCodec: WorkspaceFileReader, WorkspaceFileWriter {
  package init() {}

  package func read(_ piece: @escaping () throws -> [UInt8], _ body: (ArchivePart) throws -> Void) throws {
    var pass = WorkspacePass(JSONScanner(piece))
    do {
      try pass.run(body)
    } catch let problem as JSONScanProblem {
      throw ArchiveImportProblem.notJSON(byte: problem.byte, fault: problem.fault)
    }
  }

  package func write(_ archive: any MessageArchive, to sink: (Data) throws -> Void) throws {
    var text = WorkspaceText()
    try text.write(archive, to: sink)
  }
}
