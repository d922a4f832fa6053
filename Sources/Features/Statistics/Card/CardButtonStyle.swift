import PortableUI

/// The look of the chosen country: pressed, it gets smaller and its ground darker (R61, R90).
struct CardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .background(Color.gray.opacity(configuration.isPressed ? 0.4 : 0.15), in: RoundedRectangle(cornerRadius: 10))
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}
