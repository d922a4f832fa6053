import Foundation
import PortableUI

/// Fields for text of every kind: empty, filled, long, disabled; in a list and outside of one.
struct FieldsPage: View {
  var body: some View {
    List {
      TextFields()
      SecretFields()
      ValueFields()
      LongTexts()
      OutsideFields()
    }
  }
}

private struct TextFields: View {
  @State private var empty = ""
  @State private var filled = "Filled"
  @State private var long = String(repeating: "A long text that does not fit the field. ", count: 5)
  @State private var mail = ""

  var body: some View {
    Section {
      TextField("Empty", text: $empty).accessibilityIdentifier("empty")
      TextField("Filled", text: $filled).accessibilityIdentifier("filled")
      TextField("Long", text: $long).accessibilityIdentifier("long")
      TextField("Disabled", text: $filled).disabled(true).accessibilityIdentifier("disabled")
      TextField("Disabled and empty", text: $empty).disabled(true).accessibilityIdentifier("disabled-empty")
      TextField("Mail", text: $mail, prompt: Text(verbatim: "name@example.org"))
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .submitLabel(.done)
        .accessibilityIdentifier("mail")
      Text(verbatim: "Empty: \(empty)").accessibilityIdentifier("empty-echo")
      Text(verbatim: "Filled: \(filled)").accessibilityIdentifier("filled-echo")
    } header: {
      Text(verbatim: "Text")
    }
  }
}

private struct SecretFields: View {
  @State private var secret = ""

  var body: some View {
    Section {
      SecureField("Password", text: $secret).textContentType(.password).accessibilityIdentifier("secret")
      SecureField("Disabled", text: $secret).disabled(true).accessibilityIdentifier("secret-disabled")
      Text(verbatim: "\(secret.count) characters").accessibilityIdentifier("secret-count")
    } header: {
      Text(verbatim: "Secrets")
    }
  }
}

private struct ValueFields: View {
  @State private var count = 1234
  @State private var share: Double? = 0.5

  var body: some View {
    Section {
      TextField("Count", value: $count, format: .number)
        .keyboardType(.numberPad)
        .accessibilityIdentifier("count")
      TextField("Share", value: $share, format: .percent, prompt: Text(verbatim: "None"))
        .multilineTextAlignment(.trailing)
        .accessibilityIdentifier("share")
      LabeledContent("Count", value: String(count)).accessibilityIdentifier("count-echo")
      LabeledContent("Share", value: share.map { String($0) } ?? "none").accessibilityIdentifier("share-echo")
    } header: {
      Text(verbatim: "Values")
    }
  }
}

private struct LongTexts: View {
  @State private var growing = ""
  @State private var text = "First line\nSecond line"

  var body: some View {
    Section {
      TextField("Growing", text: $growing, axis: .vertical).lineLimit(1...4).accessibilityIdentifier("growing")
      TextEditor(text: $text).accessibilityLabel("Editor").accessibilityIdentifier("editor")
      TextEditor(text: $text).disabled(true).accessibilityLabel("Disabled editor")
        .accessibilityIdentifier("editor-disabled")
      Text(verbatim: text).textSelection(.enabled).accessibilityIdentifier("editor-echo")
    } header: {
      Text(verbatim: "Long texts")
    }
  }
}

private struct OutsideFields: View {
  @State private var plain = ""
  @State private var round = ""

  var body: some View {
    Section {
      VStack(alignment: .leading) {
        TextField("Plain", text: $plain).textFieldStyle(.plain).accessibilityIdentifier("plain")
        TextField("Round", text: $round).textFieldStyle(.roundedBorder).accessibilityIdentifier("round")
        TextField("Round and disabled", text: $round).textFieldStyle(.roundedBorder).disabled(true)
        HStack {
          TextField("Title", text: $round).font(.title).accessibilityIdentifier("title")
          Button("Beside") { round = "" }.accessibilityIdentifier("clear")
        }
        Text(verbatim: "\(plain)|\(round)").accessibilityIdentifier("outside-echo")
      }
    } header: {
      Text(verbatim: "In a stack")
    }
  }
}
