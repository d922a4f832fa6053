import Foundation

/// The formats in which a world is exchanged.
package enum WorldFileFormat: String, CaseIterable, Sendable {
  case csv
  case json
}

/// One country as a file tells it, not yet checked.
package struct WorldFileRow: Hashable, Sendable {
  /// Where it stands: a line of a table, from 1; nil in a format without lines.
  package let line: Int?

  package let continent: String
  package let name: String
  package let population: String

  package init(line: Int?, continent: String, name: String, population: String) {
    self.line = line
    self.continent = continent
    self.name = name
    self.population = population
  }
}

/// What a file of countries holds.
package struct WorldFileContent: Hashable, Sendable {
  package let rows: [WorldFileRow]
  package let notes: TableNotes

  package init(rows: [WorldFileRow], notes: TableNotes = TableNotes()) {
    self.rows = rows
    self.notes = notes
  }
}

/// Why a file could not be read at all.
package enum WorldFileProblem: Error, Hashable, Sendable {
  case tooLarge(limit: Int)
  case notText
  case empty

  /// It looks like another kind of file.
  case mistaken(MistakenFile)

  /// The first line names no columns of that name.
  case noColumn(String)

  /// The text ends inside a quoted field that began on this line.
  case openQuote(line: Int)

  case tooManyRows(limit: Int)

  /// Not JSON: where, both from 1, the column in bytes, and why.
  case notJSON(FileFault, line: Int, column: Int)

  /// Not in the form of a world.
  case notAWorld(FileFault, at: FilePosition)
}

/// Reads and writes files of countries.
package protocol WorldFiles: Sendable {
  /// The largest file that is read, in bytes.
  var largestFile: Int { get }

  /// The rows of a file, in its order; the format is told by the content.
  ///
  /// May take a second for a large file: not to be called on the main actor.
  ///
  /// - Parameters:
  ///   - file: Its bytes.
  ///   - encoding: The person's choice; nil: found in the bytes.
  ///   - locale: The person's, which decides between encodings where the letters don't.
  /// - Returns: What the file holds.
  /// - Throws: Why it can't be read.
  func read(_ file: Data, as encoding: TextEncoding?, locale: Locale) throws(WorldFileProblem) -> WorldFileContent

  /// A file with all countries; reading it gives the same world.
  func write(_ world: Populations, as format: WorldFileFormat) -> Data
}
