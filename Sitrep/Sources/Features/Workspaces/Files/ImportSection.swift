import DesignSystem
import Domain
import PortableUI

/// How far an import is, or what it came to.
struct ImportSection: View {
  let model: WorkspacesModel
  let progress: ArchiveImport

  var body: some View {
    Section {
      switch progress {
      case .reading(let name, let messages, let part):
        ProgressView(value: part) {
          Text("Importing \(name): \(messages) messages so far", bundle: .module)
        }
        .accessibilityIdentifier(WorkspacesID.progress)
        Button(role: .cancel, action: { model.cancelImport() }) { Text("Cancel", bundle: .module) }
          .accessibilityIdentifier(WorkspacesID.cancelImport)
      case .failed(let name, let problem):
        outcome(Text("“\(name)” wasn’t imported", bundle: .module)) {
          ArchiveProblemText.text(problem)
          if problem.mayBeAnotherFile { ArchiveProblemText.wanted }
        }
      case .done(let name, let report):
        let lines = ImportReportText.lines(report, listing: 10)
        outcome(Text("“\(name)” was imported", bundle: .module)) {
          if report.joined == nil { ImportReportText.taken(report.counts) }
          ForEach(lines.indices, id: \.self) { index in lines[index] }
        }
      }
    }
  }

  @ViewBuilder private func outcome<Lines: View>(_ title: Text, @ViewBuilder _ lines: () -> Lines) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      title.font(.headline)
      lines()
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(WorkspacesID.progress)
    Button(action: { model.dismissImportOutcome() }) { Text("OK", bundle: .module) }
      .accessibilityIdentifier(WorkspacesID.cancelImport)
  }
}

extension ArchiveImportProblem {
  /// True where somebody may have chosen a file of another kind, who is then told what is wanted.
  fileprivate var mayBeAnotherFile: Bool {
    switch self {
    case .notJSON, .notAList: true
    default: false
    }
  }
}
