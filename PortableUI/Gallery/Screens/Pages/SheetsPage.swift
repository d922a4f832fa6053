import PortableUI

/// Sheets, with and without an own way out, an alert above a sheet, confirmation dialogs.
struct SheetsPage: View {
  @State private var showsForm = false
  @State private var showsNote = false
  @State private var showsLow = false
  @State private var chosen: Fruit?
  @State private var asks = false
  @State private var dismissals = 0
  @State private var answer = "none"

  var body: some View {
    List {
      Section {
        Text(verbatim: "Closed \(dismissals) times").accessibilityIdentifier("dismissals")
        Text(verbatim: "Answer \(answer)").accessibilityIdentifier("answer")
      }
      Section {
        Button("Form") { showsForm = true }.accessibilityIdentifier("form")
        Button("Note") { showsNote = true }.accessibilityIdentifier("note")
        Button("Low") { showsLow = true }.accessibilityIdentifier("low")
        Button("Remove") { asks = true }.accessibilityIdentifier("remove")
      }
      Section {
        ForEach(Fruit.all) { fruit in
          Button(fruit.name) { chosen = fruit }.accessibilityIdentifier(fruit.id)
        }
      }
    }
    .sheet(isPresented: $showsForm, onDismiss: { dismissals += 1 }) { FormSheet(answer: $answer) }
    .sheet(isPresented: $showsNote, onDismiss: { dismissals += 1 }) {
      Text(verbatim: "A sheet that offers no way out of its own.").padding()
    }
    .sheet(isPresented: $showsLow) { Text(verbatim: "Low").padding().presentationDetents([.medium]) }
    .sheet(item: $chosen) { fruit in FruitSheet(fruit: fruit) }
    .confirmationDialog("Remove all?", isPresented: $asks, titleVisibility: .visible) {
      Button("Remove", role: .destructive) { answer = "removed" }
      Button("Keep one") { answer = "kept one" }
    } message: {
      Text(verbatim: "They cannot be brought back.")
    }
  }
}

/// What a sheet is about.
nonisolated struct Fruit: Identifiable, Hashable {
  let id: String
  let name: String

  static let all = [Fruit(id: "apple", name: "Apple"), Fruit(id: "pear", name: "Pear")]
}

private struct FruitSheet: View {
  let fruit: Fruit

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text(verbatim: "About \(fruit.name)").accessibilityIdentifier("about")
        .navigationTitle(fruit.name)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        }
    }
  }
}

/// A form that is finished, or left after a question.
private struct FormSheet: View {
  @Binding var answer: String

  @Environment(\.dismiss) private var dismiss
  @State private var isUrgent = false
  @State private var asks = false

  var body: some View {
    NavigationStack {
      List {
        Toggle("Urgent", isOn: $isUrgent).accessibilityIdentifier("urgent")
        NavigationLink("Details", value: 1).accessibilityIdentifier("details")
      }
      .navigationTitle("Form")
      .navigationDestination(for: Int.self) { _ in
        Text(verbatim: "The details").navigationTitle("Details")
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { asks = true }.accessibilityIdentifier("cancel")
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            answer = isUrgent ? "urgent" : "plain"
            dismiss()
          }
          .accessibilityIdentifier("save")
        }
      }
      .interactiveDismissDisabled(isUrgent)
      .alert("Leave the form?", isPresented: $asks) {
        Button("Leave", role: .destructive) {
          answer = "left"
          dismiss()
        }
        Button("Stay", role: .cancel) {}
      }
    }
  }
}
