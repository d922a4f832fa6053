import PortableUI

/// A button that is an area of the screen: while it is pressed it is smaller and of another colour (R61, R70, R90).
///
/// Who asks for less motion sees the colour alone.
package struct CardButtonStyle: ButtonStyle {
  private let ground: Color
  private let pressedGround: Color

  /// An area on a faint ground of its own.
  package init() {
    self.init(ground: .gray.opacity(0.12), pressedGround: .gray.opacity(0.36))
  }

  /// An area on these grounds.
  package init(ground: Color, pressedGround: Color) {
    self.ground = ground
    self.pressedGround = pressedGround
  }

  package func makeBody(configuration: Configuration) -> some View {
    Card(configuration: configuration, ground: configuration.isPressed ? pressedGround : ground)
  }
}

/// The area: a view of its own, since it asks its surroundings for the motion that is wanted.
private struct Card: View {
  let configuration: ButtonStyleConfiguration
  let ground: Color

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    configuration.label
      .background(ground, in: RoundedRectangle(cornerRadius: 12))
      .scaleEffect(configuration.isPressed && !reducesMotion ? 0.96 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}
