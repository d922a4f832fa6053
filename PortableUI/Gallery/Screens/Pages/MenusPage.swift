import PortableUI

/// Menus, a context menu, sharing, labels, and what is said where there is nothing.
struct MenusPage: View {
  @State private var choice = "none"

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(verbatim: "Chosen \(choice)").accessibilityIdentifier("choice")
        Menu("Sort") {
          Button("By name") { choice = "name" }.accessibilityIdentifier("by-name")
          Button("By date") { choice = "date" }
          Section {
            Button("Never", role: .destructive) { choice = "never" }.disabled(true)
          }
        }
        .accessibilityIdentifier("sort")
        Text(verbatim: "With a context menu")
          .contextMenu { Button("Copy") { choice = "copied" } }
          .accessibilityIdentifier("context")
        ShareLink(item: "A text to share", subject: Text(verbatim: "Subject")).accessibilityIdentifier("share")
        Label("Title and icon", systemImage: "photo")
        Label("Title only", systemImage: "photo").labelStyle(.titleOnly)
        Label("Icon only", systemImage: "photo").labelStyle(.iconOnly)
        ContentUnavailableView("Nothing here", systemImage: "doc", description: Text(verbatim: "Add something."))
        ContentUnavailableView.search(text: "xyz")
      }
      .padding()
    }
  }
}
