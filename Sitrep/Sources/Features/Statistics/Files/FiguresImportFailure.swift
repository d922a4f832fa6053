import DesignSystem
import Domain
import PortableUI

/// Why figures cannot be imported.
struct FiguresImportFailure: View {
  let names: [String]
  /// Nil: a file could not be opened.
  let problem: FiguresFileFailure?

  var body: some View {
    ImportFailure((problem?.file).map { [$0] } ?? names, message)
      .accessibilityIdentifier(StatisticsID.importSummary)
  }

  private var message: Text {
    switch problem {
    case nil: Text("A file couldn’t be opened. Choose it again.", bundle: .module)
    case .figures(let problem): FiguresProblemText.text(problem.cause)
    case .outbreak(let problem), .sheet(let problem, of: _): OutbreakProblemText.text(problem.cause)
    }
  }
}
