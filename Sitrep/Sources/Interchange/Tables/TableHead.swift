import Domain
import Foundation

/// The heading of a table: where its columns are.
struct TableHead {
  /// The headings as they stand in the file, without spaces around.
  let titles: [String]

  /// In lower case, with single spaces.
  private let names: [String]

  init(_ row: CSVRow) {
    self.init(titles: (0..<row.count).map { row.text($0).trimmingCharacters(in: .whitespacesAndNewlines) })
  }

  /// - Parameter titles: Without spaces around.
  init(titles: [String]) {
    self.titles = titles
    names = titles.map { $0.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  /// The first column that bears one of these names; the earlier name goes first.
  func column(_ wanted: [String]) -> Int? {
    wanted.lazy.compactMap { names.firstIndex(of: $0) }.first
  }

  /// True if a column bears this name.
  func has(_ name: String) -> Bool { names.contains(name) }

  /// The headings of the other columns that nobody expects; those without a name aren't told.
  ///
  /// - Parameters:
  ///   - used: The columns that are read.
  ///   - isKnown: True of a heading that the publisher of such files has, in lower case.
  /// - Returns: At most ``TableNotes/mostColumns``, shortened.
  func unused(but used: Set<Int>, isKnown: (String) -> Bool) -> [String] {
    var unused: [String] = []
    for column in titles.indices where !used.contains(column) && unused.count < TableNotes.mostColumns {
      let name = names[column]
      if name.isEmpty || name.hasPrefix("unnamed:") || isKnown(name) { continue }
      unused.append(titles[column].shortened(toBytes: 60))
    }
    return unused
  }
}
