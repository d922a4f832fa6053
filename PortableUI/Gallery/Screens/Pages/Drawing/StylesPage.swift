import Foundation
import PortableUI

/// Controls in a style of the gallery's own.
struct StylesPage: View {
  @State private var presses = 0
  @State private var picture: PhotosPickerItem?

  var body: some View {
    VStack(spacing: 16) {
      Text(verbatim: "Pressed \(presses) times").accessibilityIdentifier("presses")
      Group {
        Button("Press") { presses += 1 }.accessibilityIdentifier("press")
        Button("Never") { presses += 100 }.disabled(true).accessibilityIdentifier("never")
        RoomLink()
        PhotosPicker(selection: $picture, matching: .images) { Text(verbatim: "Choose a picture") }
          .accessibilityIdentifier("picture")
      }
      .buttonStyle(SinkingStyle())
      Text(verbatim: picture == nil ? "no picture" : "a picture").accessibilityIdentifier("message")
    }
    .padding()
  }
}

/// A link to another page.
private struct RoomLink: View {
  var body: some View {
    if let url = URL(string: "/buttons") {
      Link(destination: url) { Text(verbatim: "Go to the buttons") }.accessibilityIdentifier("link")
    }
  }
}

/// A card that becomes smaller and grey while it is pressed.
struct SinkingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .frame(maxWidth: .infinity)
      .background(configuration.isPressed ? Color(white: 0.8) : .white, in: RoundedRectangle(cornerRadius: 12))
      .foregroundStyle(.black)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
  }
}
