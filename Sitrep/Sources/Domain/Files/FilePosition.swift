/// A place in a file.
package enum FilePosition: Hashable, Sendable {
  case wholeFile

  /// Lines count from 1.
  case line(Int)

  /// Steps through objects and lists, such as `continents.asia`.
  case path(String)
}
