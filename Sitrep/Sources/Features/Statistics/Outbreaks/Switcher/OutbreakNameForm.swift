import DesignSystem
import Domain
import PortableUI

/// Another name for an outbreak.
struct OutbreakNameForm: View {
  private let outbreak: Outbreak
  private let library: OutbreakLibrary
  private let close: @MainActor () -> Void

  @State private var name: String
  @State private var problem: CountryName.Problem?
  @FocusState private var isTyped: Bool

  /// - Parameters:
  ///   - outbreak: The outbreak.
  ///   - library: Keeps the name.
  ///   - close: Puts the form away.
  init(outbreak: Outbreak, library: OutbreakLibrary, close: @escaping @MainActor () -> Void) {
    self.outbreak = outbreak
    self.library = library
    self.close = close
    _name = State(initialValue: outbreak.name)
  }

  var body: some View {
    Form {
      Section {
        TextField(text: $name) { Text("Name", bundle: .module) }
          .focused($isTyped)
          .onSubmit(save)
          .accessibilityIdentifier(OutbreaksID.nameField)
      } footer: {
        if let problem {
          OutbreakNameText.text(problem)
            .accessibilityIdentifier(OutbreaksID.nameProblem)
        }
      }
    }
    .navigationTitle(Text("Rename", bundle: .module))
    .onAppear { isTyped = true }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button(action: close) { Text("Cancel", bundle: .module) }
          .keyboardShortcut(.cancelAction)
          .accessibilityIdentifier(OutbreaksID.nameCancel)
      }
      ToolbarItem(placement: .confirmationAction) {
        Button(action: save) { Text("Save", bundle: .module) }
          .accessibilityIdentifier(OutbreaksID.nameSave)
      }
    }
  }

  private func save() {
    do throws(CountryName.Problem) {
      library.rename(outbreak.id, to: try OutbreakName(name))
      close()
    } catch {
      problem = error
    }
  }
}
