/// How far an import is.
package enum ArchiveImport: Hashable, Sendable {
  /// So many messages were read, of a part of the file from 0 to 1.
  case reading(name: String, messages: Int, part: Double)

  case failed(name: String, ArchiveImportProblem)
}

/// Why a file was not imported; nothing of it is kept.
package enum ArchiveImportProblem: Error, Hashable, Sendable {
  case unreadable

  /// No JSON from this byte on, counted from 0.
  case notJSON(byte: Int, fault: FileFault)

  /// JSON that is no archive: where, as a path such as "[0].channels[2].name", empty for the file as a whole, and why.
  case notAnArchive(path: String, fault: FileFault)

  case diskFull
  case notWritable
  case other(String)
}
