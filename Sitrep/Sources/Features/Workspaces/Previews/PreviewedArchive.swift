#if canImport(SwiftUI)
  import Domain
  import Foundation

  extension WorkspacesModel {
    /// The sample archive, or this one.
    ///
    /// - Parameters:
    ///   - archive: What it holds.
    ///   - imported: When it was imported; nil: it came with the program.
    ///   - problem: Why the store refuses to remove it.
    /// - Returns: The archives.
    static func previewed(
      _ archive: any MessageArchive = InMemoryMessageArchive.previewed, imported: Date? = nil,
      problem: ArchiveImportProblem? = nil
    ) -> WorkspacesModel {
      let entry = ArchiveEntry(id: "a", name: "Workspaces.json", imported: imported, archive: archive)
      let sample = ArchiveEntry(
        id: "b", name: "Workspaces.json", imported: nil, archive: InMemoryMessageArchive.previewed)
      return WorkspacesModel(
        WorkspacesDependencies(
          imported: imported == nil ? [] : [entry], bundled: imported == nil ? entry : sample,
          store: NoArchiveStore(problem: problem)))
    }
  }

  nonisolated extension InMemoryMessageArchive {
    /// A workspace with a channel of messages and one without, and a workspace without channels.
    static var previewed: InMemoryMessageArchive {
      let people = [Member(id: "ann", name: "Ann Example"), Member(id: "bo", name: "Bo Example")]
      let texts = ["Good morning.", "How many beds are free?", "Four.", "One more\nin the afternoon.", "Thank you."]
      let messages = texts.enumerated().map { index, text in
        Message(
          id: "m\(index)", content: text, posted: Date(timeIntervalSince1970: 1_628_035_200 + Double(index) * 40_000),
          member: people[index % people.count])
      }
      return InMemoryMessageArchive([
        Workspace(
          id: "hospital", name: "Hospital",
          channels: [
            Channel(id: "beds", name: "Beds", messages: messages), Channel(id: "quiet", name: "Quiet", messages: []),
          ]),
        Workspace(id: "empty", name: "Empty", channels: []),
      ])
    }
  }

  /// An archive whose file is damaged.
  nonisolated struct UnreadableArchive: ForwardingArchive {
    func whole() throws(ArchiveImportProblem) -> any MessageArchive { throw .unreadable }
  }

  /// Takes every change and keeps none, or refuses to remove anything; a file can't be opened.
  private nonisolated struct NoArchiveStore: ArchiveStore {
    let problem: ArchiveImportProblem?

    func open(_ file: URL) async throws(ArchiveImportProblem) -> any ByteSource { throw .unreadable }

    func importFile(
      _ file: any ByteSource, named name: String, progress: @escaping @Sendable (ArchiveProgress) -> Void
    ) async throws(ArchiveImportProblem) -> ArchiveEntry {
      throw .unreadable
    }

    func remove(_ id: String) async throws(ArchiveImportProblem) {
      if let problem { throw problem }
    }

    func restore(_ id: String) async throws(ArchiveImportProblem) {}

    func deleteRemoved(_ id: String) async {}

    func export(_ archive: any MessageArchive) async throws(ArchiveImportProblem) -> Data { throw .unreadable }

    func exportPages(
      of entry: ArchiveEntry, _ options: ArchivePageOptions
    ) async throws(ArchiveImportProblem) -> [String: Data] {
      throw .unreadable
    }
  }
#endif
