import DesignSystem
import Domain
import PortableUI

/// How far an import is, or why it came to nothing.
struct ImportSection: View {
  let library: any WorkspaceLibrary
  let progress: ArchiveImport

  var body: some View {
    Section {
      switch progress {
      case .reading(let name, let messages, let part):
        ProgressView(value: part) {
          Text("Importing \(name): \(messages) messages so far", bundle: .module)
        }
        .accessibilityIdentifier(WorkspacesID.progress)
        Button(role: .cancel, action: { library.cancelImport() }) { Text("Cancel", bundle: .module) }
          .accessibilityIdentifier(WorkspacesID.cancelImport)
      case .failed(let name, let problem):
        VStack(alignment: .leading, spacing: 4) {
          Text("“\(name)” was not imported", bundle: .module)
            .font(.headline)
          ImportProblemText.text(problem)
        }
        .accessibilityIdentifier(WorkspacesID.progress)
        Button(action: { library.cancelImport() }) { Text("OK", bundle: .module) }
          .accessibilityIdentifier(WorkspacesID.cancelImport)
      }
    }
  }
}

/// Why a file was not imported, in the reader's language.
enum ImportProblemText {
  static func text(_ problem: ArchiveImportProblem) -> Text {
    switch problem {
    case .unreadable: Text("The file could not be opened. Choose it again.", bundle: .module)
    case .notJSON(let byte, let reason): Text("It is no JSON from byte \(byte) on: \(reason)", bundle: .module)
    case .notAnArchive(let path, let reason): Text("At \(path): \(reason)", bundle: .module)
    case .diskFull: Text("The disk is full. Make room, then import it again.", bundle: .module)
    case .notWritable: Text("The data folder cannot be written to.", bundle: .module)
    case .other(let reason): Text("The reason: \(reason)", bundle: .module)
    }
  }
}
