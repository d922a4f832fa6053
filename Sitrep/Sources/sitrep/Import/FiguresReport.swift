import Domain
import PortableUI
import Statistics

/// The lines that tell what an import of figures took and skipped.
struct FiguresReport {
  private let plan: FiguresImport

  init(_ plan: FiguresImport) {
    self.plan = plan
  }

  /// A line for each file, for the countries that several of its rows were put together to, and for how it was read.
  @MainActor var lines: [Text] {
    plan.files.flatMap { file in
      let summary = Text(
        "\(file.form.text), \(days(of: file)): \(file.taken) of \(file.rows) rows imported.", bundle: .module)
      let joined = file.joined.map { "\($0.name) (\($0.rows))" }.joined(separator: ", ")
      return
        ([summary] + (joined.isEmpty ? [] : [Text("combined from several rows: \(joined).", bundle: .module)])
        + FiguresNotesText.lines(file.notes))
        .map { $0.about(file.name) }
    }
  }

  private func days(of file: FiguresImport.File) -> Text {
    let (first, last) = (file.days.lowerBound.iso8601, file.days.upperBound.iso8601)
    return first == last ? Text(verbatim: last) : Text("\(first) to \(last)", bundle: .module)
  }

  /// A line for the cells of each country that hold no count.
  @MainActor var unknownCells: [Text] {
    plan.files.flatMap { file in
      file.notes.unknownCells.map { cells in
        Text("\(FiguresNotesText.text(cells)). The figure is unknown.", bundle: .module)
          .about(TerminalText.short(cells.name)).about("\(file.name):\(cells.row)")
      }
    }
  }

  /// A line for each row that was left out, with its place and reason.
  @MainActor var leftOut: [Text] {
    plan.files.flatMap { file in
      file.leftOut.map { row in
        let reason = ProblemText.text(row.reason)
        return
          (row.rows > 1 ? Text("\(reason) (\(row.rows) rows).", bundle: .module) : Text("\(reason).", bundle: .module))
          .about(TerminalText.short(row.name)).about("\(file.name):\(row.row)")
      }
    }
  }

  /// What is shown now.
  static func outcome(of plan: FiguresImport, _ snapshot: FiguresSnapshot) -> Text {
    let day = plan.set.report.asOf
    let count = plan.set.report.rows.count
    let shown = snapshot.shown.report.asOf
    return shown > day
      ? Text(
        "Kept \(count) countries as of \(day.iso8601). Figures of \(shown.iso8601) are newer and stay on the screen.",
        bundle: .module)
      : Text("Kept \(count) countries, shown as of \(day.iso8601).", bundle: .module)
  }
}

extension FiguresForm {
  var text: Text {
    switch self {
    case .wideTable(.confirmed): Text("confirmed cases by day", bundle: .module)
    case .wideTable(.recovered): Text("recovered by day", bundle: .module)
    case .wideTable(.deaths): Text("deaths by day", bundle: .module)
    case .longTable: Text("rows by country and day", bundle: .module)
    case .feedCountries: Text("countries of one day", bundle: .module)
    case .feedHistory: Text("days of countries", bundle: .module)
    }
  }
}
