import Domain
import PortableUI

/// Another name for a picture.
struct RenameSheet: View {
  private let save: (PictureName) -> Void

  @State private var name: String
  @State private var problem: PictureName.Problem?
  @FocusState private var isTyped: Bool
  @Environment(\.dismiss) private var dismiss

  init(picture: CertificatePicture, save: @escaping (PictureName) -> Void) {
    self.save = save
    _name = State(initialValue: picture.name)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(text: $name) { Text("Name", bundle: .module) }
            .focused($isTyped)
            .onSubmit(submit)
            .accessibilityIdentifier(CertificatesID.name)
        } footer: {
          if let problem {
            problemText(problem)
              .accessibilityIdentifier(CertificatesID.nameProblem)
          }
        }
      }
      .navigationTitle(Text("Rename", bundle: .module))
      .onAppear { isTyped = true }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(role: .cancel, action: { dismiss() }) { Text("Cancel", bundle: .module) }
            .keyboardShortcut(.cancelAction)
            .accessibilityIdentifier(CertificatesID.cancelName)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(action: submit) { Text("Save", bundle: .module) }
            .accessibilityIdentifier(CertificatesID.saveName)
        }
      }
    }
  }

  private func submit() {
    do throws(PictureName.Problem) {
      save(try PictureName(name))
      dismiss()
    } catch {
      problem = error
    }
  }

  private func problemText(_ problem: PictureName.Problem) -> Text {
    switch problem {
    case .empty: Text("Enter a name.", bundle: .module)
    case .tooLong: Text("The name can have at most \(PictureName.longest) characters.", bundle: .module)
    case .invisibleCharacter: Text("The name contains an invisible character. Type it again.", bundle: .module)
    }
  }
}
