import Domain

/// The lines that tell what an import of figures took and skipped.
struct FiguresReport {
  private let plan: FiguresImport

  init(_ plan: FiguresImport) {
    self.plan = plan
  }

  /// A line for each file, and one for the countries that several of its rows were put together to.
  var lines: [String] {
    plan.files.flatMap { file in
      let name = TerminalText.path(file.name)
      let days = file.days.lowerBound == file.days.upperBound ? "" : "\(file.days.lowerBound) to "
      let summary =
        "\(name): \(file.form.words), \(days)\(file.days.upperBound): \(file.taken) of \(file.rows) rows imported."
      let joined = file.joined.map { "\($0.name) (\($0.rows))" }.joined(separator: ", ")
      return joined.isEmpty ? [summary] : [summary, "\(name): combined from several rows: \(joined)."]
    }
  }

  /// A line for each row that was left out, with its place and reason.
  var leftOut: [String] {
    plan.files.flatMap { file in
      file.leftOut.map { row in
        let more = row.rows > 1 ? " (\(row.rows) rows)" : ""
        return
          "\(TerminalText.path(file.name)):\(row.row): \(TerminalText.quoted(row.name)): \(row.reason.words)\(more)"
      }
    }
  }

  /// What is shown now.
  static func outcome(of plan: FiguresImport, _ snapshot: FiguresSnapshot) -> String {
    let day = plan.set.report.asOf
    let count = plan.set.report.rows.count
    let countries = "\(count) \(count == 1 ? "country" : "countries")"
    let shown = snapshot.shown.report.asOf
    return shown > day
      ? "Kept \(countries) as of \(day). Figures of \(shown) are newer and stay on the screen."
      : "Kept \(countries), shown as of \(day)."
  }
}

extension FiguresForm {
  var words: String {
    switch self {
    case .wideTable(let kind): "\(kind) by day"
    case .longTable: "rows by country and day"
    case .feedCountries: "countries of one day"
    case .feedHistory: "days of countries"
    }
  }
}

extension FiguresImport.LeftOut.Reason {
  var words: String {
    switch self {
    case .ship: "a ship, not a country."
    case .event: "an event, not a country."
    case .aggregate: "a sum of several countries."
    case .noCountry: "not a country, or several territories in one row."
    case .unknownName: "unknown country. Write its English name or its code."
    case .ambiguousName(let codes): "the name may mean \(codes.map(\.rawValue).joined(separator: " or "))."
    case .repeated: "an earlier row has the same country."
    case .partOfCountry: "part of a country whose other parts are missing or were skipped."
    case .badNumber(let column): "\(TerminalText.quoted(column)) isn't a whole number."
    case .badDay: "the date isn't valid."
    case .noFigures: "there are no cases."
    }
  }
}

extension FiguresFileProblem.Cause {
  /// Why the files were not read, and what to do.
  var words: String {
    switch self {
    case .tooLarge(let limit): FileWords.tooLarge(limit)
    case .notText: "This isn't a text file in UTF-8 or UTF-16. Save it as CSV in UTF-8."
    case .empty: FileWords.empty
    case .mistaken(let file): file.words(wanted: Self.supported)
    case .unknownForm: "This format isn't supported. \(Self.supported)"
    case .noCountries: "The file contains no countries."
    case .openQuote(let line): FileWords.openQuote(line: line)
    case .tooManyRows(let limit): "The file has more than \(limit) countries and provinces."
    case .tooManyDays(let limit): "The file has more than \(limit) days."
    case .cutOff: "The file is incomplete. Download it again."
    case .notJSON(let fault, let line, let column): FileWords.notJSON(fault, line: line, column: column)
    case .wrongShape(let fault, let place): FileWords.wrong(fault, at: place, insteadOf: "a file of figures")
    case .message(let message): "This is an error message, not figures: \(TerminalText.quoted(message))."
    case .unknownKind:
      "Nothing says what this file counts. Its name must contain confirmed, recovered or deaths."
    case .repeatedKind(let kind): "Another of the files has \(kind) too. Name each once."
    case .differentForms: "These files are of different kinds. Import them one at a time."
    case .noConfirmed: "The confirmed cases are missing. Name that file too."
    case .noDay: "The file doesn't say which day its figures are from. Name the day with --as-of."
    case .noSuchDay(let day, let days):
      "There are no figures for \(day). Name a day from \(days.lowerBound) to \(days.upperBound)."
    }
  }

  private static let supported = "Use Johns Hopkins CSV files or disease.sh JSON; see 'sitrep help import statistics'."
}
