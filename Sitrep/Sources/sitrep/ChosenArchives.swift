import Domain
import Foundation
import Interchange
import PortableUI
import Storage

/// The archives of a data folder from which somebody chooses; what came with the program, if nothing was imported.
struct ChosenArchives {
  /// The one that is named, or all of them.
  let entries: [ArchiveEntry]

  /// All of a folder, or the one of an id that somebody named.
  init(_ id: String?, in folder: ArchiveFolder) throws(CommandFailure) {
    var entries = folder.entries {
      Console.writeLine("\($0)", to: .standardError)
    } renewing: {
      Console.writeLine(
        Text("updating the archive so that more words are found in it. This happens once.", bundle: .module).about($0),
        to: .standardError)
    }
    if entries.isEmpty {
      entries = [BundledArchive(reader: WorkspaceFileCodec()).entry]
      Console.writeLine(
        Text("Nothing was imported: these are the sample messages that come with sitrep.", bundle: .module),
        to: .standardError)
    }
    guard let id else {
      self.entries = entries
      return
    }
    self.entries = entries.filter { $0.id == id }
    guard self.entries.isEmpty else { return }
    throw CommandFailure(
      Text("There is no archive “\(TerminalText.short(id))”. There are:", bundle: .module), list: Self.list(of: entries)
    )
  }

  /// The only one of them.
  var only: ArchiveEntry {
    get throws(CommandFailure) {
      guard entries.count == 1 else {
        throw CommandFailure(
          Text("There are several archives. Name one with --archive:", bundle: .module), list: Self.list(of: entries))
      }
      return entries[0]
    }
  }

  private static func list(of entries: [ArchiveEntry]) -> [Text] {
    entries.map { entry in
      let name = TerminalText.short(entry.name)
      guard let date = entry.imported?.formatted(.iso8601) else {
        return Text("\(entry.id) (“\(name)”)", bundle: .module)
      }
      return Text("\(entry.id) (“\(name)”, imported \(date))", bundle: .module)
    }
  }
}
