import DesignSystem
import Domain
import Foundation
import PortableUI

/// What files hold, before anything is changed; or why they are of no use.
struct FiguresImportSheet: View {
  let model: FiguresFilesModel
  /// Told what to take.
  let take: @MainActor (FiguresImport) -> Void

  var body: some View {
    NavigationStack {
      content
        .navigationTitle(Text("Import figures", bundle: .module))
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button(action: { model.showsSheet = false }) { Text("Cancel", bundle: .module) }
              .keyboardShortcut(.cancelAction)
              .accessibilityIdentifier(StatisticsID.cancelImport)
          }
          if case .ready(let plan) = model.state {
            ToolbarItem(placement: .confirmationAction) {
              Button(action: { take(plan) }) { Text("Import", bundle: .module) }
                .accessibilityIdentifier(StatisticsID.takeImport)
            }
          }
        }
    }
  }

  @ViewBuilder private var content: some View {
    switch model.state {
    case .idle:
      EmptyView()
    case .reading:
      ProgressView { Text("Reading the files…", bundle: .module) }
        .padding()
    case .needsDay(let files):
      DayQuestion(model: model, files: files)
    case .ready(let plan):
      FiguresPreview(plan: plan, effect: model.effect(of: plan))
    case .failed(let problem):
      ImportFailure(message: FiguresProblemText.text(problem.cause), file: problem.file)
    case .unopened:
      ImportFailure(message: Text("A file couldn’t be opened. Choose it again.", bundle: .module), file: nil)
    }
  }
}

/// Why nothing can be imported.
private struct ImportFailure: View {
  let message: Text
  let file: String?

  var body: some View {
    EmptyNotice(title, message: message, symbol: "exclamationmark.triangle")
      .accessibilityIdentifier(StatisticsID.importSummary)
  }

  private var title: Text {
    guard let file else { return Text("These files can’t be imported", bundle: .module) }
    return Text("“\(file)” can’t be imported", bundle: .module)
  }
}

/// Asks of which day the figures are.
private struct DayQuestion: View {
  let model: FiguresFilesModel
  let files: [FiguresFile]

  @State private var date = Date()
  @State private var asked: Day?

  var body: some View {
    Form {
      Section {
        DatePicker(selection: $date, displayedComponents: .date) {
          Text("Date of the figures", bundle: .module)
        }
        .accessibilityIdentifier(StatisticsID.importDay)
        Button(action: { asked = Day.today(in: .current, now: date) }) { Text("Continue", bundle: .module) }
          .accessibilityIdentifier(StatisticsID.importContinue)
      } footer: {
        Text("The file doesn’t say which day its figures are from.", bundle: .module)
      }
    }
    .task(id: asked) {
      guard let asked else { return }
      await model.plan(files, asOf: asked)
    }
  }
}
