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
}
