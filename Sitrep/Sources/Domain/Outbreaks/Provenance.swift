/// How files became an outbreak: enough to do it again, and to say what was left out.
package struct Provenance: Hashable, Codable, Sendable {
  /// A file that was read; the file itself is not kept.
  package struct File: Hashable, Codable, Sendable {
    package let name: String
    package let bytes: Int

    /// 64 hexadecimal digits in lower case.
    package let sha256: String

    /// Of a workbook, the sheet that was read.
    package let sheet: String?

    package init(name: String, bytes: Int, sha256: String, sheet: String? = nil) {
      self.name = name
      self.bytes = bytes
      self.sha256 = sha256
      self.sheet = sheet
    }
  }

  /// A row of which nothing was kept.
  package struct LeftOutRow: Hashable, Codable, Sendable {
    /// From 1, as an editor numbers lines.
    package let line: Int

    /// Why, in English.
    package let reason: String

    package init(line: Int, reason: String) {
      self.line = line
      self.reason = reason
    }
  }

  /// What a column was read as.
  package struct Column: Hashable, Codable, Sendable {
    package let name: String
    package let role: String

    package init(name: String, role: String) {
      self.name = name
      self.role = role
    }
  }

  package var files: [File]
  package var encoding: String?
  package var separator: String?

  /// The heading's line, from 1; nil without one.
  package var headingRow: Int?

  /// Rows below the heading; always ``kept`` and the rows that were left out.
  package var rows: Int
  package var kept: Int

  /// The first of them, at most ``mostLeftOut``; ``rows`` - ``kept`` is their number.
  package var leftOut: [LeftOutRow]
  package var mapping: [Column]

  /// What the person decided, each as a short English text.
  package var choices: [String]

  /// Sitrep's version.
  package var version: String

  /// So many rows are named of those that were left out.
  package static let mostLeftOut = 1_000

  package init(
    files: [File], encoding: String? = nil, separator: String? = nil, headingRow: Int? = nil, rows: Int = 0,
    kept: Int = 0, leftOut: [LeftOutRow] = [], mapping: [Column] = [], choices: [String] = [], version: String = ""
  ) {
    self.files = files
    self.encoding = encoding
    self.separator = separator
    self.headingRow = headingRow
    self.rows = rows
    self.kept = kept
    self.leftOut = Array(leftOut.prefix(Self.mostLeftOut))
    self.mapping = mapping
    self.choices = choices
    self.version = version
  }
}
