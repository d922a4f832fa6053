import PortableUI

/// What a hasty finger meets: buttons whose place another one takes, one that destroys, and one that counts.
struct HastePage: View {
  @State private var names = ["One", "Two", "Three"]
  @State private var taken: [String] = []
  @State private var count = 0
  @State private var cleared = 0
  @State private var isTold = false

  var body: some View {
    List {
      Section {
        Text(verbatim: "Taken \(taken.joined(separator: ", "))").accessibilityIdentifier("taken")
        Text(verbatim: "Counted \(count), cleared \(cleared)").accessibilityIdentifier("counts")
        Button("Count") { count += 1 }.accessibilityIdentifier("count")
        Button("Clear", role: .destructive) { cleared += 1 }.accessibilityIdentifier("clear")
        Button("Tell") { isTold = true }.accessibilityIdentifier("tell")
      }
      Section {
        ForEach(names, id: \.self) { name in
          Button("Take \(name)") {
            taken.append(name)
            names.removeAll { $0 == name }
          }
          .accessibilityIdentifier("take-\(name)")
        }
      }
    }
    .alert("It is told.", isPresented: $isTold) { Button("So be it") { count += 10 } }
  }
}
