import Foundation

/// How names of an archive are put in order: numbers in them count as such, and case doesn't.
enum ArchiveNames {
  /// True where the first one stands before the other; of equal names the ids decide.
  static func isAscending(_ one: (name: String, id: String), _ other: (name: String, id: String)) -> Bool {
    let options: String.CompareOptions = [.numeric, .caseInsensitive]
    let order = one.name.compare(other.name, options: options, range: nil, locale: nil)
    return order == .orderedSame ? one.id < other.id : order == .orderedAscending
  }
}
