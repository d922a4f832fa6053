import DesignSystem
import Domain
import PortableUI

/// What was done last, with the way to take it back.
struct UndoSection: View {
  let action: WorldAction
  let names: CountryDisplayNames
  let undo: @MainActor () -> Void
  let dismiss: @MainActor () -> Void

  @Environment(\.locale) private var locale

  var body: some View {
    Section { UndoNotice(text, identifier: WorldID.undo, undo: undo, dismiss: dismiss) }
  }

  private var text: Text {
    switch action.kind {
    case .added(let place): Text("“\(name(of: place))” was added.", bundle: .module)
    case .changed(let place): Text("“\(name(of: place))” was changed.", bundle: .module)
    case .moved(let place): Text("“\(name(of: place))” was moved.", bundle: .module)
    case .removed(let place): Text("“\(name(of: place))” was deleted.", bundle: .module)
    case .published(let count): Text("\(count) published populations were added.", bundle: .module)
    case .imported(let count): Text("\(count) countries were imported.", bundle: .module)
    }
  }

  private func name(of place: CountryKey) -> String { names.text(of: place.name, for: locale) }
}
