import DesignSystem
import Domain
import PortableUI

/// Why figures cannot be imported.
struct FiguresImportFailure: View {
  let names: [String]
  /// Nil: a file could not be opened.
  let problem: FiguresFileProblem?

  var body: some View {
    ImportFailure((problem?.file).map { [$0] } ?? names, message)
      .accessibilityIdentifier(StatisticsID.importSummary)
  }

  private var message: Text {
    guard let problem else { return Text("A file couldn’t be opened. Choose it again.", bundle: .module) }
    return FiguresProblemText.text(problem.cause)
  }
}
