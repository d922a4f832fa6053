import PortableUI
import Testing

/// Texts with attributes as people write them for Apple's platforms; see `ScreenSourceTests`.
@Suite struct TextSourceTests {
  @Test func `attributes are values that need no actor`() async {
    let links = await Task.detached { Mention.text("Ann").runs.compactMap(\.link).map(\.absoluteString) }.value

    #expect(links == ["/people/Ann"])
  }

  @Test func `attributes are read as they were written`() {
    var container = AttributeContainer()
    container.foregroundColor = .red
    container.inlinePresentationIntent = [.emphasized, .strikethrough]
    var text = AttributedString("a", attributes: container)
    text[text.startIndex..<text.endIndex].swiftUI.backgroundColor = .yellow
    text.foundation.link = URL(string: "https://example.org")

    #expect(text.inlinePresentationIntent == [.emphasized, .strikethrough])
    #expect(text.foregroundColor == .red)
    #expect(text.runs.first?.backgroundColor == .yellow)
    #expect(text.runs[\.link].map { $0.0?.scheme } == ["https"])
  }
}

nonisolated enum Mention {
  static func text(_ name: String) -> AttributedString {
    var mention = AttributedString("@" + name)
    mention.link = URL(string: "/people/" + name)
    mention.inlinePresentationIntent = .stronglyEmphasized
    return AttributedString("Ask ") + mention
  }
}

struct MentionScreen: View {
  @State private var opened: URL?

  var body: some View {
    List {
      Text(Mention.text("Ann"))
        .foregroundStyle(.secondary)
        .lineLimit(2)
        .textSelection(.enabled)
      Text("New").strikethrough().monospaced() + Text(Mention.text("Bob")).italic()
      Text("Old").strikethrough(opened != nil, color: .red)
    }
    .tint(.purple)
    .environment(
      \.openURL,
      OpenURLAction { url in
        guard url.scheme == nil else { return url.scheme == "tel" ? .systemAction(url) : .systemAction }
        opened = url
        return url.path.isEmpty ? .discarded : .handled
      })
  }
}
