import PortableUI

/// Texts with links, emphasis and colours in them, alone and in rows that lead somewhere themselves.
struct TextsPage: View {
  @State private var chosen: String?

  var body: some View {
    List(selection: $chosen) {
      Section {
        Text(Self.everything).accessibilityIdentifier("everything")
        Text(Self.everything).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        Text(verbatim: "Now ") + Text(verbatim: "12").strikethrough() + Text(verbatim: " 10").bold()
      }
      Section {
        Text(verbatim: "Chosen: \(chosen ?? "none")").accessibilityIdentifier("chosen")
        NavigationLink(value: "words") { Text(Self.sentence) }
        VStack(alignment: .leading) {
          Text(Self.sentence).accessibilityIdentifier("sentence")
          NavigationLink(value: "replies") { Text(verbatim: "Replies") }
        }
      }
    }
  }

  /// A link to a place of the gallery.
  private static var sentence: AttributedString { AttributedString("See ") + link("fields", to: "/fields") }

  private static var everything: AttributedString {
    let parts = [
      link("buttons", to: "/buttons"), link("a site", to: "https://example.org/"),
      link("mail", to: "mailto:a@b.example"),
      link("no link", to: "javascript:alert(1)"), run("strong", .stronglyEmphasized), run("emphasized", .emphasized),
      run("code", .code), run("struck", .strikethrough), marked("marked"),
    ]
    return parts.dropFirst().reduce(parts[0]) { $0 + AttributedString(", ") + $1 }
  }

  private static func link(_ words: String, to address: String) -> AttributedString {
    var link = AttributedString(words)
    link.link = URL(string: address)
    return link
  }

  private static func run(_ words: String, _ intent: InlinePresentationIntent) -> AttributedString {
    var run = AttributedString(words)
    run.inlinePresentationIntent = intent
    return run
  }

  private static func marked(_ words: String) -> AttributedString {
    var run = AttributedString(words)
    run.foregroundColor = .black
    run.backgroundColor = .yellow
    return run
  }
}
