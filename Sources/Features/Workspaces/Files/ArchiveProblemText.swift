import DesignSystem
import Domain
import PortableUI

/// Why a file was not imported, or an archive cannot be read, in the reader's language.
enum ArchiveProblemText {
  static func text(_ problem: ArchiveImportProblem) -> Text {
    switch problem {
    case .unreadable: Text("The file could not be opened. Choose it again.", bundle: .module)
    case .notJSON(let byte, let fault):
      Text("It is no JSON from byte \(byte) on: \(fileFaultText(fault))", bundle: .module)
    case .notAnArchive("", let fault): Text("The reason: \(fileFaultText(fault))", bundle: .module)
    case .notAnArchive(let path, let fault): Text("At \(path): \(fileFaultText(fault))", bundle: .module)
    case .diskFull: Text("The disk is full. Make room, then import it again.", bundle: .module)
    case .notWritable: Text("The data folder cannot be written to.", bundle: .module)
    case .other(let reason): Text("The reason: \(reason)", bundle: .module)
    }
  }

  /// The same of any error: archives throw only problems of theirs.
  static func text(of error: any Error) -> Text {
    text(error as? ArchiveImportProblem ?? .other(error.localizedDescription))
  }
}
