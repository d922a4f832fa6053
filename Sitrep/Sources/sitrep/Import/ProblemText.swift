import DesignSystem
import Domain
import Guidance
import PortableUI
import Statistics
import Workspaces
import World

/// Why a file, or a row of it, was not taken: what the screens say, and where a command can give better advice, that.
@MainActor
enum ProblemText {
  static func text(_ problem: WorldFileProblem) -> Text {
    if case .mistaken(let file) = problem, let text = text(file) { return text }
    return WorldFileProblemText.text(problem)
  }

  static func text(_ refusal: WorldImport.Refusal) -> Text {
    guard case .continent = refusal else { return WorldFileProblemText.text(refusal) }
    let names = Continent.allCases.map(\.englishName).joined(separator: ", ")
    return Text("There is no such continent. Write one of \(names).", bundle: .module)
  }

  static func text(_ cause: FiguresFileProblem.Cause) -> Text {
    switch cause {
    case .mistaken(let file): text(file) ?? FiguresProblemText.text(cause)
    case .noDay:
      Text("The file doesn’t say which day its figures are from. Name the day with --as-of.", bundle: .module)
    case .noDisease:
      Text("\(FiguresProblemText.text(cause)) If these are COVID-19 figures, add --disease covid-19.", bundle: .module)
    case .noSuchDay(let day, let days):
      Text(
        "There are no figures for \(day.iso8601). Name a day from \(days.lowerBound.iso8601) to \(days.upperBound.iso8601).",
        bundle: .module)
    default: FiguresProblemText.text(cause)
    }
  }

  static func text(_ reason: FiguresImport.LeftOut.Reason) -> Text {
    guard case .ambiguousName(let codes) = reason else { return FiguresProblemText.text(reason) }
    return Text("the name may mean any of \(codes.map(\.rawValue).joined(separator: ", "))", bundle: .module)
  }

  static func text(_ cause: OutbreakFileProblem.Cause) -> Text {
    switch cause {
    case .mistaken(let file): text(file) ?? OutbreakProblemText.text(cause)
    case .workbook(.noSuchSheet(let names)): noSuchSheet(OutbreakImportReport.list(names))
    default: OutbreakProblemText.text(cause)
    }
  }

  private static func noSuchSheet(_ names: String) -> Text {
    Text("The workbook has no such sheet. Choose one of \(names).", bundle: .module)
  }

  static func text(_ problem: GuidanceFileProblem) -> Text {
    var text = GuidanceProblemText.text(problem)
    if case .mistaken(let file) = problem.kind { text = self.text(file) ?? text }
    return problem.path.isEmpty ? text : text.about(problem.path)
  }

  static func text(_ warning: GuidanceFileWarning) -> Text {
    Text("Warning: \(GuidanceProblemText.text(warning).about(warning.path))", bundle: .module)
  }

  /// All problems in one line.
  static func text(_ refusal: GuidanceFileRefusal) -> Text {
    refusal.problems.dropFirst().reduce(refusal.problems.first.map { text($0) } ?? Text(verbatim: "")) {
      Text("\($0) \(text($1))", bundle: .module)
    }
  }

  static func text(_ problem: ArchiveImportProblem) -> Text {
    switch problem {
    case .mistaken(let file): text(file) ?? ArchiveProblemText.text(problem)
    case .notWritable: notWritable
    default: ArchiveProblemText.text(problem)
    }
  }

  /// Why nothing was kept.
  static func text(_ problem: SaveProblem) -> Text {
    switch problem {
    case .diskFull: Text("Nothing was changed: the disk is full. Free up space, then try again.", bundle: .module)
    case .folderGone(let path): folderGoneText(path)
    case .notWritable: notWritable
    case .other(let reason): Text("Nothing was changed (\(reason)).", bundle: .module)
    }
  }

  private static let notWritable = Text(
    "The data folder can’t be written to. Change its permissions, or name another one with --data.", bundle: .module)

  /// The command that takes the file; nil where none does.
  private static func text(_ file: MistakenFile) -> Text? {
    switch file {
    case .figures: Text("This looks like figures of cases. Use “sitrep import statistics”.", bundle: .module)
    case .world: Text("This looks like a list of countries. Use “sitrep import world”.", bundle: .module)
    case .guidance: Text("This looks like guidance. Use “sitrep import guidance”.", bundle: .module)
    case .workspaces:
      Text("This looks like a file of workspaces. Use “sitrep import workspaces”.", bundle: .module)
    case .zip, .gzip, .spreadsheet, .picture, .pdf, .webPage, .table, .slackExport: nil
    }
  }
}
