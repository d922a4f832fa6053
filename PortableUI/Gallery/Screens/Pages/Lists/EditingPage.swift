import PortableUI

/// Rows with actions and with menus, that can be deleted and moved, and a list that can be refreshed.
struct EditingPage: View {
  @State private var names = ["Ada", "Ben", "Cleo"]
  @State private var pinned = "nobody"
  @State private var refreshes = 0
  @State private var chosen: String?

  var body: some View {
    List(selection: $chosen) {
      Section {
        Text(verbatim: "Pinned \(pinned)").accessibilityIdentifier("pinned")
        Text(verbatim: "Refreshed \(refreshes) times").accessibilityIdentifier("refreshes")
      }
      Section {
        ForEach(names, id: \.self) { name in
          Text(verbatim: name)
            .swipeActions(edge: .leading) {
              Button("Pin", systemImage: "eye") { pinned = name }.accessibilityIdentifier("pin-\(name)")
            }
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      Section {
        ForEach(["Dora", "Emil"], id: \.self) { name in
          NavigationLink(value: name) { Text(verbatim: name) }
            .accessibilityIdentifier("row-\(name)")
        }
      }
      Section {
        Text(verbatim: "Coloured").listRowBackground(Color.yellow.opacity(0.3))
        Text(verbatim: "No line above").listRowSeparator(.hidden)
        Text(verbatim: "Further in")
          .listRowInsets(EdgeInsets(top: 11, leading: 48, bottom: 11, trailing: 16))
      }
    }
    .contextMenu(forSelectionType: String.self) { names in
      Button("Pin", systemImage: "eye") { pinned = names.first ?? "nobody" }
        .keyboardShortcut("p", modifiers: [])
        .accessibilityIdentifier("pin-item")
      Button("Pin nobody") { pinned = "nobody" }
    }
    .refreshable { await refresh() }
  }

  private func refresh() async {
    await Task.yield()
    refreshes += 1
  }
}
