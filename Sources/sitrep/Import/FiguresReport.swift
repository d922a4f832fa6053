import Domain

/// The lines that tell what an import of figures took and left out.
struct FiguresReport {
  private let plan: FiguresImport

  init(_ plan: FiguresImport) {
    self.plan = plan
  }

  /// A line for each file, and one for the countries that several of its rows were put together to.
  var lines: [String] {
    plan.files.flatMap { file in
      let name = Shown.path(file.name)
      let days = file.days.lowerBound == file.days.upperBound ? "" : "\(file.days.lowerBound) to "
      let summary =
        "\(name): \(file.form.words), \(days)\(file.days.upperBound): \(file.taken) of \(file.rows) rows taken."
      let joined = file.joined.map { "\($0.name) (\($0.rows))" }.joined(separator: ", ")
      return joined.isEmpty ? [summary] : [summary, "\(name): put together from several rows: \(joined)."]
    }
  }

  /// A line for each row that was left out, with its place and reason.
  var leftOut: [String] {
    plan.files.flatMap { file in
      file.leftOut.map { row in
        let more = row.rows > 1 ? " (\(row.rows) rows)" : ""
        return "\(Shown.path(file.name)):\(row.row): \(Shown.text(row.name)): \(row.reason.words)\(more)"
      }
    }
  }

  /// What is shown now.
  static func outcome(of plan: FiguresImport, _ stock: FiguresStock) -> String {
    let (countries, day) = (plan.set.report.rows.count, plan.set.report.asOf)
    let shown = stock.shown.report.asOf
    return shown > day
      ? "Kept \(countries) countries as of \(day). Figures of \(shown) are newer and stay on the screen."
      : "Kept \(countries) countries, shown as of \(day)."
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
    case .ship: "a ship, no country."
    case .event: "an event, no country."
    case .aggregate: "a sum of several countries."
    case .noCountry: "no country, or several territories in one row."
    case .unknownName: "no country of this name is known. Write its English name or its code."
    case .ambiguousName(let codes): "the name may mean \(codes.map(\.rawValue).joined(separator: " or "))."
    case .repeated: "an earlier row has the same country."
    case .partOfCountry: "a part of a country whose other parts are missing or were left out."
    case .badNumber(let column): "\(Shown.text(column)) is no whole number."
    case .badDay: "the day is none of the calendar."
    case .noFigures: "there is no number of cases."
    }
  }
}

extension FiguresFileProblem.Cause {
  /// Why the files were not read, and what to do.
  var words: String {
    switch self {
    case .tooLarge(let limit): "The file is larger than \(limit) bytes."
    case .notText: "The file is no text in UTF-8 or UTF-16. Save it as CSV in UTF-8."
    case .empty: "The file is empty."
    case .webPage: "The file is a web page. Download the file itself (on GitHub: Raw)."
    case .unknownForm: "The file is in none of the forms that are read; see 'sitrep help import statistics'."
    case .noCountries: "The file has no figures of countries."
    case .openQuote(let line): "Line \(line) opens a quote that does not end. Close it, or remove it."
    case .tooManyRows(let limit): "The file has more than \(limit) countries and provinces."
    case .tooManyDays(let limit): "The file has more than \(limit) days."
    case .cutOff: "The file ends in the middle. Download it again."
    case .notJSON(let reason): "The file is no JSON: \(reason)."
    case .wrongShape("", let reason): "The file is not in the form of figures: \(Shown.path(reason))."
    case .wrongShape(let path, let reason): "The file is not in the form of figures: at \(path), \(Shown.path(reason))."
    case .unknownKind: "What is counted is not told: the file's name must hold confirmed, deaths or recovered."
    case .repeatedKind(let kind): "Another of the files has \(kind) too. Name each once."
    case .differentForms: "The files are of different forms. Import them one after the other."
    case .noConfirmed: "The file with the confirmed cases is missing. Name it too."
    case .noDay: "The file does not say of which day the figures are. Name it with --as-of."
    case .noSuchDay(let day, let days):
      "There are no figures of \(day). Name a day from \(days.lowerBound) to \(days.upperBound)."
    }
  }
}
