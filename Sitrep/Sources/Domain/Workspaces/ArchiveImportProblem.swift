/// Why a file was not imported; nothing of it is kept.
package enum ArchiveImportProblem: Error, Hashable, Sendable {
  case unreadable
  case empty

  /// It looks like another kind of file.
  case mistaken(MistakenFile)

  /// Not JSON: from which byte on, counted from 0, and why.
  case notJSON(byte: Int, fault: FileFault)

  /// JSON, but not a list of workspaces.
  case notAList

  /// A list, but not of workspaces: where, and why. The member is empty where the place itself is wrong.
  case notAnArchive(at: ArchivePosition, member: String, fault: FileFault)

  /// A zip or a folder, but not an export of Slack: it has no lists of conversations, nor people with folders of days.
  case notAnExport

  /// An export that has something, of which nothing could be read: the first part that was left out.
  case nothingRead(SkippedPart)

  /// A zip whose files are encrypted.
  case protectedZip

  /// A zip whose files are compressed by another method than Deflate.
  case unknownCompression

  /// A zip whose entries share bytes, or expand to more than 200 times the file's size.
  case overfullZip

  /// Not a zip, or not a whole one, as after a broken download.
  case damagedZip

  /// An export of more files, or of more bytes, than any real one.
  case exportTooLarge

  /// The process that decodes an export did not come to its end.
  case decoderStopped

  /// An archive's pages that are too many to be handed out at once.
  case pagesTooLarge

  /// Other files wait to be imported, and there is no room for one more.
  case busy

  case diskFull
  case notWritable

  /// The data folder was moved, deleted or replaced while the program ran.
  case folderGone(path: String)

  /// The person ended it.
  case cancelled
  case other(String)
}
