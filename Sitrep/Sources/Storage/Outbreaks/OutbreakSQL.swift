/// The statements of outbreaks.
enum OutbreakSQL {
  static let places = """
    SELECT outbreakPlaces.* FROM outbreakPlaces JOIN outbreak ON id = outbreak WHERE id = ? AND deleted IS NULL
    """

  /// Of an outbreak that is kept anew, all but its place in the order and what was chosen.
  static let keep = """
    INSERT INTO outbreak (
      id, name, disease, placeLabel, period, sourceName, sourceURL, sourceLicence, received, firstDay, lastDay,
      publisher, tag, modified, provenance
    ) VALUES (
      :id, :name, :disease, :placeLabel, :period, :sourceName, :sourceURL, :sourceLicence, :received, :firstDay,
      :lastDay, :publisher, :tag, :modified, :provenance
    ) ON CONFLICT (id) DO UPDATE SET
      name = excluded.name, disease = excluded.disease, placeLabel = excluded.placeLabel, period = excluded.period,
      sourceName = excluded.sourceName, sourceURL = excluded.sourceURL, sourceLicence = excluded.sourceLicence,
      received = excluded.received, firstDay = excluded.firstDay, lastDay = excluded.lastDay,
      publisher = excluded.publisher, tag = excluded.tag, modified = excluded.modified,
      provenance = excluded.provenance, deleted = NULL
    """

  static let deletePlaces = "DELETE FROM outbreakPlaces WHERE outbreak = ?"
  static let deleteSeries = "DELETE FROM outbreakSeries WHERE outbreak = ?"

  /// Lets go of what was deleted before.
  static let deleteOthers = "DELETE FROM outbreak WHERE deleted IS NOT NULL AND id <> ?"

  // A selection in place of values, so that nothing is kept of an outbreak that is gone.
  static let keepPopulation = """
    INSERT OR REPLACE INTO outbreakPopulation (place, people, origin, year, outbreak)
    SELECT ?, ?, ?, ?, id FROM outbreak WHERE id = ?
    """

  static let watch = """
    INSERT OR IGNORE INTO outbreakWatched (place, outbreak) SELECT ?, id FROM outbreak WHERE id = ?
    """

  static let unwatch = "DELETE FROM outbreakWatched WHERE place = ? AND outbreak = ?"
}
