/// A place in a file.
package enum FilePlace: Hashable, Sendable {
  case wholeFile

  /// Lines count from 1.
  case line(Int)

  /// Both count from 1; the column counts bytes.
  case column(Int, line: Int)

  /// Steps through objects and lists, such as `continents.asia`.
  case path(String)

  /// In English, to stand before a colon; nil for the whole file.
  package var words: String? {
    switch self {
    case .wholeFile: nil
    case .line(let line): "line \(line)"
    case .column(let column, let line): "line \(line), column \(column)"
    case .path(let path): path
    }
  }
}
