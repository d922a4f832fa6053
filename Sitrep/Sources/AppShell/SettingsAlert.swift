import DesignSystem
import Domain
import PortableUI

extension View {
  /// Says that a setting was not saved, in whichever tab that was.
  func settingsAlert(_ notice: SettingsNotice) -> some View {
    modifier(SettingsAlert(notice: notice))
  }
}

private struct SettingsAlert: ViewModifier {
  let notice: SettingsNotice

  func body(content: Content) -> some View {
    @Bindable var notice = notice
    content
      .alert(Text("The setting was not saved", bundle: .module), isPresented: $notice.isShown) {
        Button(action: {}, label: { Text("OK", bundle: .module) })
      } message: {
        if let path = notice.problem?.goneFolder {
          folderGoneText(path)
        } else {
          Text("It will be lost when Sitrep is closed. Check the disk, then choose it again.", bundle: .module)
        }
      }
  }
}

extension SettingsNotice {
  /// True while the person should hear of it.
  fileprivate var isShown: Bool {
    get { problem != nil }
    set { if !newValue { dismiss() } }
  }
}
