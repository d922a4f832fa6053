/// Why the figures in the program could not be read.
package enum SnapshotError: Error, Hashable {
  /// The bytes aren't a snapshot.
  case notASnapshot

  /// The bytes follow a version of the format that this program does not know.
  case unknownVersion(UInt32)

  /// The bytes are cut short, changed or contradict themselves; the text says how.
  case damaged(String)
}

extension SnapshotError: CustomStringConvertible {
  package var description: String {
    "The figures that come with sitrep cannot be read: \(reason). Please install sitrep again."
  }

  /// The reason alone, to follow a colon.
  package var reason: String {
    switch self {
    case .notASnapshot: "the snapshot does not begin as one"
    case .unknownVersion(let version): "the snapshot has the unknown format version \(version)"
    case .damaged(let reason): "the snapshot is damaged (\(reason))"
    }
  }
}
