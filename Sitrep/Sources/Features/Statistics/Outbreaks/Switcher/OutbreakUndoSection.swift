import DesignSystem
import Domain
import PortableUI

/// What was imported or deleted last, with the way to take it back.
struct OutbreakUndoSection: View {
  let id: OutbreakUndoID

  @Environment(OutbreakLibrary.self) private var library: OutbreakLibrary?

  var body: some View {
    if let library, let imported = library.imported, library[imported.id] != nil {
      Section {
        UndoNotice(
          Text("“\(imported.name)” was imported.", bundle: .module), identifier: id.imported,
          undo: { library.undoImport(imported.id) }, dismiss: { library.dismissImported() })
      }
    }
    if let library, let removed = library.removed {
      Section {
        UndoNotice(
          Text("“\(removed.name)” was deleted.", bundle: .module), identifier: id.removed,
          undo: { library.undoDeletion(removed.id) }, dismiss: { library.dismissRemoved() })
      }
      .id(removed.id)
    }
  }
}

extension View {
  /// Says that a change of an outbreak was not kept, until that was read.
  func outbreakAlert(_ library: OutbreakLibrary) -> some View {
    modifier(OutbreakAlert(library: library))
  }
}

private struct OutbreakAlert: ViewModifier {
  let library: OutbreakLibrary

  func body(content: Content) -> some View {
    @Bindable var library = library
    content.saveAlert(title, isPresented: $library.hasFailure, problem: library.failure?.cause)
  }

  private var title: Text {
    guard let failure = library.failure else { return Text("The outbreak was not changed", bundle: .module) }
    return switch failure.change {
    case .keep: Text("“\(failure.name)” was not imported", bundle: .module)
    case .rename: Text("“\(failure.name)” was not renamed", bundle: .module)
    case .delete: Text("“\(failure.name)” was not deleted", bundle: .module)
    case .restore: Text("“\(failure.name)” was not brought back", bundle: .module)
    case .populations: Text("The populations of “\(failure.name)” were not saved", bundle: .module)
    case .choice: Text("The choice of a country was not saved", bundle: .module)
    case .export: Text("“\(failure.name)” was not exported", bundle: .module)
    }
  }
}

extension OutbreakLibrary {
  /// True while the person should hear that a change was not kept.
  fileprivate var hasFailure: Bool {
    get { failure != nil }
    set { if !newValue { dismissFailure() } }
  }
}
