import PortableUI

extension View {
  /// Shows a view that covers the whole screen; on macOS, which has no such cover, a sheet.
  package func screenCover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    #if os(macOS)
      sheet(isPresented: isPresented, content: content)
    #else
      fullScreenCover(isPresented: isPresented, content: content)
    #endif
  }

  /// Shows nothing beside the view: no title, no bar, nothing of the system's; macOS has no bar to hide in a sheet.
  package func takesWholeScreen() -> some View {
    #if os(macOS)
      persistentSystemOverlays(.hidden)
    #else
      toolbar(.hidden, for: .navigationBar).persistentSystemOverlays(.hidden)
    #endif
  }
}
