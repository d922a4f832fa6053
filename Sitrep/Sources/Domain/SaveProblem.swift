/// Why something that a person entered could not be kept.
package enum SaveProblem: Error, Hashable, Sendable {
  case diskFull
  case notWritable

  /// The data folder was moved, deleted or replaced while the program ran: nothing is kept until it starts anew.
  case folderGone(path: String)

  /// Anything else, in the store's own (English) words.
  case other(String)

  /// The path of the data folder that is gone; nil where it is not.
  package var goneFolder: String? {
    if case .folderGone(let path) = self { path } else { nil }
  }
}
