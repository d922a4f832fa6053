import Domain
import Foundation

/// The archive that comes with the program, from the resource `Workspaces.json` (R124).
///
/// If the resource is missing or damaged, every call throws the reason, as it does for a file on disk.
package struct BundledArchive: MessageArchive {
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

  package func workspaces() throws(ArchiveImportProblem) -> [ConversationSummary] {
    try contents.get().workspaces()
  }

  package func channels(of workspace: String) throws(ArchiveImportProblem) -> [ConversationSummary] {
    try contents.get().channels(of: workspace)
  }

  package func messages(in channel: ChannelPath, _ range: Range<Int>) throws(ArchiveImportProblem) -> [Message] {
    try contents.get().messages(in: channel, range)
  }

  package func message(_ id: String, in channel: ChannelPath) throws(ArchiveImportProblem) -> Message? {
    try contents.get().message(id, in: channel)
  }

  package func members(of workspace: String) throws(ArchiveImportProblem) -> [MemberSummary] {
    try contents.get().members(of: workspace)
  }

  package func messages(
    by member: String, in workspace: String, _ range: Range<Int>
  ) throws(ArchiveImportProblem) -> [ChannelMessage] {
    try contents.get().messages(by: member, in: workspace, range)
  }

  package func busyWeek() throws(ArchiveImportProblem) -> BusyWeek? {
    try contents.get().busyWeek()
  }

  package func forEachMessage(in channel: ChannelPath, _ body: (Message) throws -> Void) throws {
    try contents.get().forEachMessage(in: channel, body)
  }
}
