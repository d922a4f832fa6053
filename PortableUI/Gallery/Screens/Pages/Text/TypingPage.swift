import Observation
import PortableUI

/// A row that people write into; all windows share the rows.
@Observable
final class TypedRow: Identifiable {
  let id: Int
  var text: String

  init(id: Int, text: String = "") {
    self.id = id
    self.text = text
  }
}

/// What the typing page's windows share in one program.
@Observable
final class TypingModel {
  private(set) var rows = (1...3).map { TypedRow(id: $0) }
  private(set) var messages: [String] = []
  private(set) var saved: [String] = []

  /// Puts a row before all others.
  func insertRow() {
    rows.insert(TypedRow(id: rows.count + 1), at: 0)
  }

  func appendRow() {
    rows.append(TypedRow(id: rows.count + 1))
  }

  func send(_ message: String) { messages.append(message) }

  func save(_ name: String) { saved.append(name) }

  func reset() {
    rows = (1...3).map { TypedRow(id: $0) }
    messages = []
    saved = []
  }
}

/// Where people type while the page changes: rows with fields, a composer, a long text, a form.
struct TypingPage: View {
  let model: TypingModel

  var body: some View {
    List {
      Section {
        Composer(model: model)
      } header: {
        Text(verbatim: "Messages")
      }
      NameForm(model: model)
      Notes()
      TypedRows(model: model)
    }
  }
}

/// Rows with a field each, which another window can shift.
private struct TypedRows: View {
  let model: TypingModel
  @State private var isInsertingLater = false

  var body: some View {
    Section {
      Button("Insert row") { model.insertRow() }.accessibilityIdentifier("insert")
      Button("Insert row in a second") { isInsertingLater = true }
        .accessibilityIdentifier("insert-later")
        .task(id: isInsertingLater) { await insertLater() }
      Button("Append row") { model.appendRow() }.accessibilityIdentifier("append")
      Button("Reset", role: .destructive) { model.reset() }.accessibilityIdentifier("reset")
      ForEach(model.rows) { TypedRowField(row: $0) }
      Text(verbatim: model.rows.map(\.text).joined(separator: "|")).accessibilityIdentifier("rows-echo")
    } header: {
      Text(verbatim: "Rows")
    }
  }

  private func insertLater() async {
    guard isInsertingLater else { return }
    do {
      try await Task.sleep(for: .seconds(1))
      model.insertRow()
    } catch {
      // The page was left before the second was over.
    }
    isInsertingLater = false
  }
}

private struct TypedRowField: View {
  let row: TypedRow

  var body: some View {
    @Bindable var row = row
    TextField("Row \(row.id)", text: $row.text).accessibilityIdentifier("row-\(row.id)")
  }
}

/// Return or Send appends the text to the messages, clears the field and leaves the focus in it.
private struct Composer: View {
  let model: TypingModel
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    ForEach(Array(model.messages.enumerated()), id: \.offset) { index, message in
      Text(verbatim: message).accessibilityIdentifier("message-\(index)")
    }
    HStack {
      TextField("Message", text: $text)
        .focused($isFocused)
        .onSubmit(send)
        .submitLabel(.send)
        .accessibilityIdentifier("message")
      Button("Send", action: send)
        .disabled(text.isEmpty)
        .accessibilityIdentifier("send")
    }
    Text(verbatim: isFocused ? "Composing “\(text)”" : "Not composing “\(text)”")
      .accessibilityIdentifier("composer-echo")
  }

  private func send() {
    guard !text.isEmpty else { return }
    model.send(text)
    text = ""
    isFocused = true
  }
}

/// Save is disabled until a name is typed.
private struct NameForm: View {
  let model: TypingModel
  @State private var name = ""

  var body: some View {
    Section {
      TextField("Name", text: $name, prompt: Text(verbatim: "Required")).accessibilityIdentifier("name")
      Button("Save") { model.save(name) }
        .disabled(name.isEmpty)
        .accessibilityIdentifier("save")
      Text(verbatim: "Saved: " + model.saved.joined(separator: ", ")).accessibilityIdentifier("saved")
    } header: {
      Text(verbatim: "Name")
    }
  }
}

private struct Notes: View {
  @State private var notes = ""

  var body: some View {
    Section {
      TextEditor(text: $notes)
        .accessibilityLabel("Notes")
        .accessibilityIdentifier("notes")
      Text(verbatim: "\(notes.count) characters").accessibilityIdentifier("notes-count")
    } header: {
      Text(verbatim: "Notes")
    }
  }
}
