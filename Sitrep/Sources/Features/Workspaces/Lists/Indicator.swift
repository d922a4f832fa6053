import PortableUI

/// One figure of a row: a glyph, and a disabled field (R146, R150).
struct Indicator: View {
  let glyph: String
  let value: String
  let label: Text
  let identifier: String

  var body: some View {
    HStack(spacing: 2) {
      Text(verbatim: glyph)
        .accessibilityHidden(true)
      TextField(text: .constant(value), prompt: Text(verbatim: "")) { label }
        .disabled(true)
        .accessibilityIdentifier(identifier)
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}
