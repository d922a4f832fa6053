import Domain

extension MistakenFile {
  /// What the file looks like, and what to do; `wanted` says in a sentence what to name instead.
  func words(wanted: String) -> String {
    switch self {
    case .zip: "This looks like a ZIP archive. Unpack it and name the file inside."
    case .gzip: "This looks like a compressed file (gzip). Unpack it and name the file inside."
    case .spreadsheet: "This looks like a spreadsheet. \(wanted)"
    case .picture: "This looks like a picture. \(wanted)"
    case .pdf: "This looks like a PDF. \(wanted)"
    case .webPage: "This looks like a web page. Download the file itself (on GitHub: \"Download raw file\")."
    case .table: "This looks like a table (CSV). \(wanted)"
    case .slackExport: "This looks like a Slack export. Sitrep can't read Slack exports yet."
    case .figures: "This looks like figures of cases. Use 'sitrep import statistics'."
    case .world: "This looks like a list of countries. Use 'sitrep import world'."
    case .guidance: "This looks like guidance. Use 'sitrep import guidance'."
    case .workspaces: "This looks like a file of workspaces. Use 'sitrep import workspaces'."
    }
  }
}

/// Sentences on files that are said alike of every kind of file.
enum FileWords {
  static let empty = "The file is empty."

  static func notJSON(_ fault: FileFault, at place: String) -> String {
    "This file isn't valid JSON (\(place): \(fault.words))."
  }

  static func notJSON(_ fault: FileFault, line: Int, column: Int) -> String {
    notJSON(fault, at: "line \(line), column \(column)")
  }

  static func tooLarge(_ limit: Int) -> String {
    "The file is larger than \(limit / 1_000_000) MB."
  }

  static func openQuote(line: Int) -> String {
    "The quotation mark on line \(line) is never closed."
  }

  /// What is wrong at a place; `kind` is what the file should be, as in "a list of countries".
  static func wrong(_ fault: FileFault, at place: FilePosition, insteadOf kind: String) -> String {
    switch (place, fault) {
    case (.wholeFile, _): "This file isn't \(kind) (\(fault.words))."
    case (.line(let line), _): "Line \(line) can't be read: \(fault.words)."
    case (.path(let path), .missing): "This file has no \"\(TerminalText.path(path))\"."
    case (.path(let path), .twice): "This file has \"\(TerminalText.path(path))\" twice."
    case (.path(let path), .found(let found, let expected)):
      "\"\(TerminalText.path(path))\" is \(found.words), not \(expected.words)."
    case (.path(let path), .expected(let part)): "\"\(TerminalText.path(path))\" isn't \(part.words)."
    case (.path(let path), _): "\"\(TerminalText.path(path))\": \(fault.words)."
    }
  }
}
