import PortableUI

/// Changes that take their time, and views that come in.
struct MotionPage: View {
  @State private var isOpen = false
  @State private var isStrong = false

  var body: some View {
    VStack(spacing: 16) {
      Button("Open") { withAnimation(.easeInOut(duration: 0.2)) { isOpen.toggle() } }
        .accessibilityIdentifier("open")
      Button("Strong") { withAnimation { isStrong.toggle() } }.accessibilityIdentifier("strong")
      Text(verbatim: isStrong ? "Strong" : "Weak")
        .opacity(isStrong ? 1 : 0.7)
        .animation(.smooth, value: isStrong)
        .accessibilityIdentifier("strength")
      if isOpen {
        Text(verbatim: "Came in").transition(.move(edge: .bottom).combined(with: .opacity))
          .accessibilityIdentifier("came")
        Text(verbatim: "Grew").transition(.scale.animation(.bouncy))
        Text(verbatim: "Slid").transition(.asymmetric(insertion: .slide, removal: .opacity))
      }
    }
    .padding()
  }
}
