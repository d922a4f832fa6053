import PortableUI

/// Fields whose focus the program reads and writes.
struct FocusPage: View {
  private nonisolated enum Place: Hashable {
    case first, second
  }

  @State private var texts = ["", ""]
  @State private var submitted: [String] = []
  @FocusState private var place: Place?
  @FocusState private var isAlone: Bool

  var body: some View {
    List {
      TextField("First", text: $texts[0])
        .focused($place, equals: .first)
        .submitLabel(.next)
        .onSubmit { place = .second }
        .accessibilityIdentifier("first")
      TextField("Second", text: $texts[1])
        .focused($place, equals: .second)
        .submitLabel(.done)
        .accessibilityIdentifier("second")
      TextField("Alone", text: $texts[0]).focused($isAlone).accessibilityIdentifier("alone")
      Section {
        Button("Go to first") { place = .first }.accessibilityIdentifier("go-first")
        Button("Go to alone") { isAlone = true }.accessibilityIdentifier("go-alone")
        Button("Leave") {
          place = nil
          isAlone = false
        }
        .accessibilityIdentifier("leave")
        Text(verbatim: words).accessibilityIdentifier("echo")
        Text(verbatim: "Submitted: " + submitted.joined(separator: ", ")).accessibilityIdentifier("submitted")
      }
    }
    .onSubmit { submitted.append("list") }
  }

  private var words: String {
    switch place {
    case .first: "In first"
    case .second: "In second"
    case nil: isAlone ? "Alone" : "Nowhere"
    }
  }
}
