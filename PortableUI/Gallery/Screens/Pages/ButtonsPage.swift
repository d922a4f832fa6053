import PortableUI

/// Buttons of every style and role, pressed and disabled, and a switch.
struct ButtonsPage: View {
  @State private var presses = 0
  @State private var isOn = false

  var body: some View {
    List {
      Section {
        Text(verbatim: "Pressed \(presses) times").accessibilityIdentifier("presses")
        Button("Press") { presses += 1 }.keyboardShortcut(.cancelAction).accessibilityIdentifier("press")
        Button("Never") { presses += 100 }.disabled(true).accessibilityIdentifier("never")
        Toggle("Switch", isOn: $isOn).accessibilityIdentifier("switch")
        Text(verbatim: isOn ? "It is on" : "It is off").accessibilityIdentifier("state")
      }
      Section {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Delete", role: .destructive) {}
      }
    }
  }
}
