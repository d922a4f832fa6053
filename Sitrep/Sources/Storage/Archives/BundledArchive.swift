import Domain
import Foundation

/// The archive that comes with the program, from the resource `Workspaces.json` (R124).
///
/// If the resource is missing or damaged, every call throws the reason, as it does for a file on disk.
package struct BundledArchive: ForwardingArchive {
  /// The entry's id.
  package static let id = "bundled"

  private let contents: Result<InMemoryMessageArchive, ArchiveImportProblem>

  package init(reader: any WorkspaceFileReader) {
    self.init(Self.resource, reader: reader)
  }

  static var resource: URL? { BundledFile.json("Workspaces") }

  init(_ resource: URL?, reader: any WorkspaceFileReader) {
    contents = Result {
      guard let resource else { throw ArchiveImportProblem.unreadable }
      let file = try OpenFile(resource.path(percentEncoded: false))
      var assembly = WorkspaceAssembly()
      try reader.read(file.piece) { assembly.add($0) }
      return InMemoryMessageArchive(assembly.workspaces)
    }.mapError(ArchiveImportProblem.init)
  }

  /// The archive as it stands among the others.
  package var entry: ArchiveEntry {
    ArchiveEntry(id: Self.id, name: "Workspaces.json", imported: nil, archive: self)
  }

  package func whole() throws(ArchiveImportProblem) -> any MessageArchive {
    try contents.get()
  }
}
