import GRDB

/// The tables of `sitrep.sqlite` and the steps that lead to them.
enum AppSchema {
  /// "SitR" in ASCII: the mark in the file's header by which a database is known as ours.
  static let applicationID: Int32 = 0x5369_7452

  /// The table with the pictures themselves.
  static let pictureBytes = "certificateBytes"

  /// The table with the counts of outbreaks, each series with a checksum of its own.
  static let outbreakSeries = "outbreakSeries"

  /// The table with the line lists of outbreaks, each with a checksum of its own.
  static let outbreakCases = "outbreakCases"

  /// The large tables, which are not read through at the start.
  static let large = [pictureBytes, outbreakSeries, outbreakCases]

  /// Steps are only ever added, never changed: people's files have taken them.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 watched countries and settings") { db in
      try db.create(table: "watchedCountry", options: .strict) { table in
        table.primaryKey("code", .text).check { length($0) == 2 }
        table.column("since", .text).notNull()
      }
      try db.create(table: "setting", options: .strict) { table in
        table.primaryKey("key", .text)
        table.column("value", .text).notNull()
      }
    }
    migrator.registerMigration("2 world") { db in
      try db.create(table: "worldCountry", options: [.strict, .withoutRowID]) { table in
        table.primaryKey {
          table.column("continent", .text)
          table.column("name", .text)
        }
        table.column("population", .integer).notNull().check { $0 >= 0 }
      }
    }
    migrator.registerMigration("3 guidance") { db in
      try db.create(table: "guidance", options: .strict) { table in
        table.primaryKey("id", .integer).check { $0 == 1 }
        table.column("file", .text).notNull()
      }
    }
    migrator.registerMigration("4 certificates") { db in
      try db.create(table: "certificatePicture", options: .strict) { table in
        table.autoIncrementedPrimaryKey("place")
        table.column("id", .text).notNull().unique()
        table.column("name", .text).notNull()
        table.column("kind", .text).notNull()
        table.column("byteCount", .integer).notNull()
        table.column("width", .integer).notNull()
        table.column("height", .integer).notNull()
        table.column("added", .real).notNull()
        table.column("hasLocation", .integer).notNull()
        table.column("removed", .real)
      }
      // Apart from the rest, so that lists are read and the file is checked without the pictures themselves.
      try db.create(table: AppSchema.pictureBytes, options: .strict) { table in
        table.primaryKey("picture", .text).references("certificatePicture", column: "id", onDelete: .cascade)
        table.column("original", .blob).notNull()
        table.column("preview", .blob)
      }
    }
    migrator.registerMigration("5 statistics", migrate: createStatistics)
    migrator.registerMigration("6 trust list") { db in
      try db.create(table: "trustList", options: .strict) { table in
        table.primaryKey("id", .integer).check { $0 == 1 }
        table.column("file", .blob).notNull()
        table.column("imported", .real).notNull()
      }
    }
    migrator.registerMigration("7 outbreaks", migrate: createOutbreaks)
    migrator.registerMigration("8 line lists", migrate: createLineLists)
    return migrator
  }

  /// Heads apart from counts, so that the start reads the heads alone: see Documentation/Technotes/Figures.md.
  private static func createOutbreaks(_ db: Database) throws {
    try db.create(table: "outbreak", options: .strict) { table in
      table.autoIncrementedPrimaryKey("position")
      table.column("id", .text).notNull().unique()
      table.column("name", .text).notNull()
      table.column("disease", .text).notNull()
      table.column("placeLabel", .text)
      table.column("period", .text).notNull().check { ["day", "monday", "sunday"].contains($0) }
      table.column("sourceName", .text).notNull()
      table.column("sourceURL", .text).notNull()
      table.column("sourceLicence", .text).notNull()
      table.column("received", .real).notNull()
      table.column("firstDay", .integer).notNull()
      table.column("lastDay", .integer).notNull()
      table.column("publisher", .text)
      table.column("tag", .text)
      table.column("modified", .text)
      table.column("provenance", .blob).notNull()
      table.column("chosenPlace", .text)
      table.column("deleted", .real)
    }
    let outbreak = { (table: TableDefinition) in
      table.column("outbreak", .text).notNull().references("outbreak", column: "id", onDelete: .cascade)
    }
    try db.create(table: "outbreakPlaces", options: .strict) { table in
      table.primaryKey { _ = outbreak(table) }
      table.column("places", .blob).notNull()
      table.column("checksum", .integer).notNull()
    }
    try db.create(table: outbreakSeries, options: .strict) { table in
      table.primaryKey {
        _ = outbreak(table)
        table.column("place", .text)
        table.column("measure", .text)
      }
      table.column("firstDay", .integer).notNull()
      table.column("periods", .integer).notNull()
      table.column("counts", .blob).notNull()
      table.column("checksum", .integer).notNull()
    }
    try db.create(table: "outbreakPopulation", options: [.strict, .withoutRowID]) { table in
      table.primaryKey {
        _ = outbreak(table)
        table.column("place", .text)
      }
      table.column("people", .integer).notNull().check { $0 > 0 }
      table.column("origin", .text).notNull()
      table.column("year", .integer)
    }
    try db.create(table: "outbreakWatched", options: [.strict, .withoutRowID]) { table in
      table.primaryKey {
        _ = outbreak(table)
        table.column("place", .text)
      }
    }
  }

  /// Line lists, and what a person says of an outbreak beside its figures: see Documentation/Technotes/Figures.md.
  private static func createLineLists(_ db: Database) throws {
    try db.alter(table: "outbreak") { table in
      table.add(column: "content", .text).notNull().defaults(to: "counts").check { ["counts", "cases"].contains($0) }
    }
    try db.create(table: outbreakCases, options: .strict) { table in
      table.primaryKey("outbreak", .text).references("outbreak", column: "id", onDelete: .cascade)
      table.column("firstDay", .integer).notNull()
      table.column("lastDay", .integer).notNull()
      table.column("places", .blob).notNull()
      table.column("categories", .blob).notNull()
      table.column("quality", .text).notNull()
      table.column("cases", .blob).notNull()
      table.column("checksum", .integer).notNull()
    }
    try db.create(table: "outbreakAges", options: [.strict, .withoutRowID]) { table in
      table.primaryKey {
        table.column("outbreak", .text).references("outbreak", column: "id", onDelete: .cascade)
        table.column("lower", .integer)
        // In months, the first one beyond; 0 is no end.
        table.column("upper", .integer)
      }
      table.column("people", .integer).notNull().check { $0 > 0 }
      table.column("origin", .text).notNull()
      table.column("year", .integer)
    }
    // Also of the outbreak that comes with the program, which is in no table.
    try db.create(table: "reportWords", options: .strict) { table in
      table.primaryKey("outbreak", .text)
      table.column("words", .text).notNull()
    }
    try db.create(table: "columnMapping", options: .strict) { table in
      table.autoIncrementedPrimaryKey("position")
      table.column("heading", .text).notNull().unique()
      table.column("mapping", .text).notNull()
    }
  }

  /// Sets of figures and histories as bytes with a checksum each: see Documentation/Technotes/Figures.md.
  private static func createStatistics(_ db: Database) throws {
    try db.create(table: "figuresSet", options: .strict) { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("origin", .text).notNull().check { ["feed", "file"].contains($0) }
      table.column("name", .text).notNull()
      table.column("received", .real).notNull()
      table.column("asOf", .integer).notNull()
      table.column("countries", .integer).notNull()
      table.column("sourceName", .text).notNull()
      table.column("sourceURL", .text).notNull()
      table.column("sourceLicence", .text).notNull()
      table.column("tag", .text)
      table.column("modified", .text)
      table.column("figures", .blob).notNull()
      table.column("checksum", .integer).notNull()
    }
    try db.create(table: "figuresHistory", options: .strict) { table in
      table.primaryKey {
        table.column("setID", .integer).references("figuresSet", onDelete: .cascade)
        table.column("code", .text)
      }
      table.column("firstDay", .integer).notNull()
      table.column("days", .integer).notNull()
      table.column("series", .blob).notNull()
      table.column("checksum", .integer).notNull()
    }
    try db.create(indexOn: "figuresHistory", columns: ["code"])
    try db.create(table: "feedHistory", options: .strict) { table in
      table.primaryKey("code", .text)
      table.column("sourceName", .text).notNull()
      table.column("sourceURL", .text).notNull()
      table.column("sourceLicence", .text).notNull()
      table.column("firstDay", .integer).notNull()
      table.column("days", .integer).notNull()
      table.column("series", .blob).notNull()
      table.column("checksum", .integer).notNull()
    }
    try db.create(table: "flag", options: .strict) { table in
      table.primaryKey("code", .text)
      table.column("picture", .blob).notNull()
    }
  }
}
