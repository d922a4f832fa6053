import Foundation
import PortableUI
import Testing

/// Screens with fields, as people write them for Apple's platforms; that they compile is the test.
@Suite struct FieldSourceTests {
  @Test func `screens with fields are made with what they show`() {
    #expect(ProfileForm().kinds.count == 2)
    #expect(SearchScreen().names.count == 2)
  }
}

struct ProfileForm: View {
  nonisolated enum Field: Hashable {
    case name, password
  }

  nonisolated enum Kind: String, CaseIterable, Identifiable {
    case work, home

    var id: Self { self }
  }

  @State private var name = ""
  @State private var password = ""
  @State private var age = 30
  @State private var height: Double?
  @State private var notes = ""
  @State private var birthday = Date.now
  @State private var kind = Kind.work
  @State private var team: String?
  @FocusState private var field: Field?

  let kinds = Kind.allCases

  var body: some View {
    Form {
      Section("Person") {
        texts
        NumberFields(age: $age, height: $height)
      }
      Section {
        choices
        DateFields(date: $birthday)
      } header: {
        Text("Choices")
      }
      TextEditor(text: $notes)
        .frame(minHeight: 100)
      Button("Save") { field = nil }
        .disabled(name.isEmpty)
    }
    .textFieldStyle(.plain)
    .onSubmit { field = field == .name ? .password : nil }
    .onAppear { field = .name }
  }

  @ViewBuilder private var texts: some View {
    TextField("Name", text: $name, prompt: Text("Required"))
      .focused($field, equals: .name)
      .textContentType(.name)
      .submitLabel(.next)
      .textInputAutocapitalization(.words)
    SecureField("Password", text: $password)
      .focused($field, equals: .password)
      .textContentType(.password)
      .autocorrectionDisabled()
    TextField("About", text: $notes, axis: .vertical)
      .lineLimit(1...5)
      .textFieldStyle(.roundedBorder)
    TextField(text: $name) { Label("Nickname", systemImage: "person") }
      .keyboardType(.asciiCapable)
  }

  @ViewBuilder private var choices: some View {
    Picker("Kind", selection: $kind) {
      ForEach(Kind.allCases) { kind in
        Text(kind.rawValue.capitalized)
      }
    }
    .pickerStyle(.segmented)
    Picker("Team", selection: $team) {
      Text("None").tag(nil as String?)
      Text("Red").tag("red" as String?)
    }
    .pickerStyle(.menu)
    Picker(selection: $kind) {
      ForEach(kinds) { Text($0.rawValue).tag($0) }
    } label: {
      Text("Again")
    }
    .pickerStyle(.inline)
    .labelsHidden()
    LabeledContent("Total", value: age, format: .number)
    LabeledContent("Name", value: name)
  }
}

struct NumberFields: View {
  @Binding var age: Int
  @Binding var height: Double?

  var body: some View {
    TextField("Age", value: $age, format: .number)
      .keyboardType(.numberPad)
      .multilineTextAlignment(.trailing)
    TextField("Height", value: $height, format: .number.precision(.fractionLength(2)), prompt: Text("Unknown"))
    TextField(value: $age, format: .percent) { Text("Share") }
  }
}

struct DateFields: View {
  @Binding var date: Date
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    DatePicker("Date", selection: $date)
    DatePicker("Day", selection: $date, in: ...Date.now, displayedComponents: .date)
    DatePicker("Time", selection: $date, displayedComponents: [.hourAndMinute])
    DatePicker(selection: $date, in: Date.distantPast...Date.distantFuture, displayedComponents: [.date]) {
      Text(calendar.identifier == .gregorian ? "Day" : "Other day")
    }
    .labelsHidden()
  }
}

struct SearchScreen: View {
  @State private var query = ""
  @State private var message = ""
  @FocusState private var isWriting: Bool

  let names = ["Ada", "Grace"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(names.filter { query.isEmpty || $0.contains(query) }, id: \.self) { name in
          Text(name).textSelection(.enabled)
        }
        MessageField(message: $message, isWriting: $isWriting)
      }
      .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Names")
      .onSubmit(of: .search) { query = query.lowercased() }
      .navigationTitle("Search")
    }
  }
}

struct MessageField: View {
  @Binding var message: String
  @FocusState.Binding var isWriting: Bool

  var body: some View {
    HStack {
      TextField("Message", text: $message, axis: .vertical)
        .focused($isWriting)
        .submitScope()
      Button("Send") {
        message = ""
        isWriting = true
      }
    }
  }
}
