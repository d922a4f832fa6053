import DesignSystem
import Domain
import PortableUI

extension View {
  /// Says that a setting was not saved, in whichever tab that was.
  func settingsAlert(_ model: SettingsModel) -> some View {
    modifier(SettingsAlert(model: model))
  }
}

private struct SettingsAlert: ViewModifier {
  let model: SettingsModel

  func body(content: Content) -> some View {
    @Bindable var model = model
    content
      .alert(Text("The setting was not saved", bundle: .module), isPresented: $model.showsProblem) {
        Button(action: {}, label: { Text("OK", bundle: .module) })
      } message: {
        if let path = model.problem?.goneFolder {
          folderGoneText(path)
        } else {
          Text("It will be lost when Sitrep is closed. Check the disk, then choose it again.", bundle: .module)
        }
      }
  }
}

extension SettingsModel {
  /// True while the person should hear of it.
  fileprivate var showsProblem: Bool {
    get { problem != nil }
    set { if !newValue { dismissProblem() } }
  }
}
