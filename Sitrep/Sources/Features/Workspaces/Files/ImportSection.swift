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
        VStack(alignment: .leading, spacing: 4) {
          Text("“\(name)” wasn’t imported", bundle: .module)
            .font(.headline)
          ArchiveProblemText.text(problem)
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier(WorkspacesID.progress)
        dismissal
      case .done(let name, let report):
        let lines = ImportReportText.lines(report, listing: 10)
        VStack(alignment: .leading, spacing: 4) {
          Text("“\(name)” was imported", bundle: .module)
            .font(.headline)
          ForEach(lines.indices, id: \.self) { index in lines[index] }
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier(WorkspacesID.progress)
        dismissal
      }
    }
  }

  private var dismissal: some View {
    Button(action: { model.dismissImportOutcome() }) { Text("OK", bundle: .module) }
      .accessibilityIdentifier(WorkspacesID.cancelImport)
  }
}
