import DesignSystem
import Domain
import PortableUI

/// A text as it is, in letters of one width; the end of a long one is left out.
struct CodeText: View {
  let text: String

  /// How many characters are shown.
  private static let longest = 8_000

  var body: some View {
    let shown = text.prefix(Self.longest)
    Text(verbatim: String(shown).visible)
      .font(.footnote)
      .monospaced()
      .textSelection(.enabled)
    if shown.endIndex < text.endIndex {
      Text("Only the first \(Self.longest, format: .count) characters are shown.", bundle: .module)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}
