import Domain

/// The statements of outbreaks.
enum OutbreakSQL {
  static let places = """
    SELECT outbreakPlaces.* FROM outbreakPlaces JOIN outbreak ON id = outbreak WHERE id = ? AND deleted IS NULL
    """

  static let cases = """
    SELECT outbreakCases.* FROM outbreakCases JOIN outbreak ON id = outbreak WHERE id = ? AND deleted IS NULL
    """

  /// Of an outbreak that is kept anew, all but its place in the order and what was chosen.
  static let keep = """
    INSERT INTO outbreak (
      id, name, disease, placeLabel, period, sourceName, sourceURL, sourceLicence, received, firstDay, lastDay,
      publisher, tag, modified, provenance, content
    ) VALUES (
      :id, :name, :disease, :placeLabel, :period, :sourceName, :sourceURL, :sourceLicence, :received, :firstDay,
      :lastDay, :publisher, :tag, :modified, :provenance, :content
    ) ON CONFLICT (id) DO UPDATE SET
      name = excluded.name, disease = excluded.disease, placeLabel = excluded.placeLabel, period = excluded.period,
      sourceName = excluded.sourceName, sourceURL = excluded.sourceURL, sourceLicence = excluded.sourceLicence,
      received = excluded.received, firstDay = excluded.firstDay, lastDay = excluded.lastDay,
      publisher = excluded.publisher, tag = excluded.tag, modified = excluded.modified,
      provenance = excluded.provenance, content = excluded.content, deleted = NULL
    """

  /// All that an outbreak is made of, before it is kept anew.
  static let deleteContents = [
    "DELETE FROM outbreakPlaces WHERE outbreak = ?", "DELETE FROM outbreakSeries WHERE outbreak = ?",
    "DELETE FROM outbreakCases WHERE outbreak = ?",
  ]

  /// Lets go of what was deleted before.
  static let deleteOthers = "DELETE FROM outbreak WHERE deleted IS NOT NULL AND id <> ?"

  /// Lets go of the words of outbreaks that are gone.
  static let deleteWords = """
    DELETE FROM reportWords WHERE outbreak <> '\(OutbreakID.bundled)' AND outbreak NOT IN (SELECT id FROM outbreak)
    """

  // A selection in place of values, so that nothing is kept of an outbreak that is gone.
  static let keepPopulation = """
    INSERT OR REPLACE INTO outbreakPopulation (place, people, origin, year, outbreak)
    SELECT ?, ?, ?, ?, id FROM outbreak WHERE id = ?
    """

  static let keepAges = """
    INSERT INTO outbreakAges (lower, upper, people, origin, year, outbreak)
    SELECT ?, ?, ?, ?, ?, id FROM outbreak WHERE id = ?
    """

  /// The outbreak that comes with the program is in no table.
  static let keepWords = """
    INSERT OR REPLACE INTO reportWords (outbreak, words)
    SELECT :id, :words WHERE :id = '\(OutbreakID.bundled)' OR EXISTS (SELECT 1 FROM outbreak WHERE id = :id)
    """

  static let keepMapping = "INSERT OR REPLACE INTO columnMapping (heading, mapping) VALUES (?, ?)"

  static let deleteOldMappings = """
    DELETE FROM columnMapping WHERE position NOT IN (
      SELECT position FROM columnMapping ORDER BY position DESC LIMIT \(ColumnMapping.most)
    )
    """

  static let watch = """
    INSERT OR IGNORE INTO outbreakWatched (place, outbreak) SELECT ?, id FROM outbreak WHERE id = ?
    """

  static let unwatch = "DELETE FROM outbreakWatched WHERE place = ? AND outbreak = ?"
}
