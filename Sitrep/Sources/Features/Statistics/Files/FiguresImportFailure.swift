import DesignSystem
import Domain
import PortableUI

/// Why figures cannot be imported.
struct FiguresImportFailure: View {
  /// Nil: a file could not be opened.
  let problem: FiguresFileProblem?

  var body: some View {
    EmptyNotice(title, message: message, symbol: "exclamationmark.triangle")
      .accessibilityIdentifier(StatisticsID.importSummary)
  }

  private var title: Text {
    guard let file = problem?.file else { return Text("These files can’t be imported", bundle: .module) }
    return Text("“\(file)” can’t be imported", bundle: .module)
  }

  private var message: Text {
    guard let problem else { return Text("A file couldn’t be opened. Choose it again.", bundle: .module) }
    return FiguresProblemText.text(problem.cause)
  }
}
