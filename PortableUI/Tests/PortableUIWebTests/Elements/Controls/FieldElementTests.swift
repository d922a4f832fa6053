import Foundation
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct FieldElementTests {
  /// The HTML with the identities of controls replaced.
  private func html(_ view: some View, language: String = "en") -> String {
    Rendered(view, language: language).html.replacing(/"n[\w-]{11}"/, with: "\"KEY\"")
  }

  @Test func `a text field has a name, a form, its text and a prompt`() {
    #expect(
      html(TextField("Name", text: .constant("Ada <&\"> \n")))
        == "<input class=\"in x\" type=\"text\" value=\"Ada &lt;&amp;&quot;&gt; \" name=\"KEY\" form=\"use\" "
        + "placeholder=\"Name\" aria-label=\"Name\" autocomplete=\"off\">")
    #expect(
      html(TextField("Name", text: .constant(""), prompt: Text(verbatim: "Required"))).contains(
        "value=\"\" name=\"KEY\" form=\"use\" placeholder=\"Required\" aria-label=\"Name\""))
  }

  @Test func `a secret field hides what is typed`() {
    #expect(
      html(SecureField("Password", text: .constant("a")).textContentType(.password))
        == "<input class=\"in x\" type=\"password\" value=\"a\" name=\"KEY\" form=\"use\" "
        + "placeholder=\"Password\" aria-label=\"Password\" autocomplete=\"current-password\">")
  }

  @Test func `a field of several lines grows, an editor takes the room`() {
    #expect(
      html(TextField("Text", text: .constant("a\nb"), axis: .vertical).lineLimit(2...4))
        == "<textarea class=\"in grow mh6_875rem x\" rows=\"2\" name=\"KEY\" form=\"use\" placeholder=\"Text\" "
        + "aria-label=\"Text\" autocomplete=\"off\">a\nb</textarea>")
    #expect(
      html(TextEditor(text: .constant("a<b")))
        == "<textarea class=\"in edit g x\" name=\"KEY\" form=\"use\" aria-label=\"Text\" autocomplete=\"off\">"
        + "a&lt;b</textarea>")
  }

  @Test func `a text area keeps the line break that it begins with`() {
    #expect(html(TextEditor(text: .constant("\n\na"))).contains(">\n\n\na</textarea>"))
  }

  @Test func `what the keyboard is told`() {
    let field = TextField("a", text: .constant(""))
    let modes: [(UIKeyboardType, String)] = [
      (.emailAddress, "email"), (.URL, "url"), (.numberPad, "numeric"), (.asciiCapableNumberPad, "numeric"),
      (.decimalPad, "decimal"), (.phonePad, "tel"), (.namePhonePad, "tel"), (.webSearch, "search"),
    ]
    for (type, mode) in modes { #expect(html(field.keyboardType(type)).contains(" inputmode=\"\(mode)\"")) }
    #expect(!html(field.keyboardType(.alphabet)).contains("inputmode"))
    let capitals: [(TextInputAutocapitalization, String)] = [
      (.never, "none"), (.words, "words"), (.sentences, "sentences"), (.characters, "characters"),
    ]
    for (kind, text) in capitals {
      #expect(html(field.textInputAutocapitalization(kind)).contains(" autocapitalize=\"\(text)\""))
    }
    let keys: [(SubmitLabel, String)] = [
      (.done, "done"), (.go, "go"), (.join, "go"), (.route, "go"), (.send, "send"), (.search, "search"),
      (.return, "enter"), (.next, "next"), (.continue, "next"),
    ]
    for (label, text) in keys { #expect(html(field.submitLabel(label)).contains(" enterkeyhint=\"\(text)\"")) }
    #expect(html(field.autocorrectionDisabled()).contains(" autocorrect=\"off\" spellcheck=\"false\""))
    #expect(html(field.textContentType(.oneTimeCode)).contains(" autocomplete=\"one-time-code\""))
  }

  @Test func `a field says what the client must report`() {
    #expect(!html(TextField("a", text: .constant(""))).contains("data-"))
    #expect(html(TextField("a", text: .constant("")).onSubmit {}).contains(" data-submit=\"\""))
    #expect(html(Focused()).contains(" data-focus=\"\" "))
    #expect(!html(TextField("a", text: .constant(""), axis: .vertical).onSubmit {}).contains("data-submit"))
    #expect(
      html(TextField("a", value: .constant(1), format: .number)).contains(" data-focus=\"\" data-submit=\"\""))
  }

  @Test func `a disabled field says so`() {
    #expect(html(TextField("a", text: .constant("")).disabled(true)).contains(" form=\"use\" disabled=\"\""))
    #expect(html(TextEditor(text: .constant("")).disabled(true)).contains(" form=\"use\" disabled=\"\""))
    #expect(
      html(DatePicker("a", selection: .constant(.distantPast)).disabled(true)).contains(" form=\"use\" disabled=\"\""))
    #expect(html(sizes().disabled(true)).contains(" form=\"use\" disabled=\"\""))
    #expect(html(sizes().disabled(true).pickerStyle(.segmented)).count(of: " disabled=\"\"") == 2)
  }

  @Test func `small letters would make phones zoom, so fields have none`() {
    #expect(html(TextField("a", text: .constant("")).font(.caption)).hasPrefix("<input class=\"in x\""))
    #expect(html(TextField("a", text: .constant("")).font(.title)).hasPrefix("<input class=\"in f-title x\""))
    #expect(
      html(TextField("a", text: .constant("")).multilineTextAlignment(.trailing).textFieldStyle(.roundedBorder))
        .hasPrefix("<input class=\"in round taend x\""))
  }

  @Test func `a field fills its row`() {
    #expect(
      html(List { TextField("a", text: .constant("")).accessibilityIdentifier("id") }).contains(
        "<li><input class=\"in row\" type=\"text\" value=\"\" name=\"KEY\" form=\"use\" placeholder=\"a\" "
          + "aria-label=\"a\" autocomplete=\"off\" data-testid=\"id\"></li>"))
  }

  @Test func `names, hints and identifiers land on the control`() {
    let field = TextField("a", text: .constant("")).accessibilityLabel("Name").accessibilityValue("none")
      .accessibilityHint("Say it")
      .accessibilityIdentifier("id").padding()
    #expect(html(field).contains("aria-label=\"Name\""))
    #expect(html(field).contains(" aria-description=\"Say it\""))
    #expect(html(field).contains("<input class=\"in x\""))
    #expect(html(field).contains(" data-testid=\"id\" aria-description="))
    let date = DatePicker("a", selection: .constant(.distantPast)).accessibilityIdentifier("id")
    #expect(html(date).hasSuffix("data-testid=\"id\"></label>"))
    #expect(html(List { sizes().accessibilityIdentifier("id") }).contains("data-testid=\"id\"><option"))
    #expect(html(sizes().accessibilityLabel("Name")).contains("aria-label=\"Name\""))
  }

  @Test func `a date has its label and its limits`() {
    let date = Date(timeIntervalSince1970: 1_795_255_200)
    #expect(
      html(DatePicker("Day", selection: .constant(date), in: date...(date + 86_400), displayedComponents: .date))
        == "<label class=\"field\"><span>Day</span><input class=\"in round date\" type=\"date\" value=\"2026-11-21\" "
        + "min=\"2026-11-21\" max=\"2026-11-22\" required=\"\" name=\"KEY\" form=\"use\"></label>")
    #expect(
      html(DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute).labelsHidden())
        == "<input class=\"in round date\" type=\"time\" value=\"10:00\" required=\"\" name=\"KEY\" form=\"use\" "
        + "aria-label=\"Time\">")
    #expect(
      html(List { DatePicker("Both", selection: .constant(date)) }).contains(
        "<li><label class=\"field row\"><span>Both</span><input class=\"in round date\" type=\"datetime-local\" "
          + "value=\"2026-11-21T10:00\""))
  }

  private func sizes(_ selection: Int = 1) -> some View {
    Picker("Size", selection: .constant(selection)) {
      Text(verbatim: "Small").tag(1)
      Text(verbatim: "<Large>").tag(2)
    }
  }

  @Test func `a menu is a list of options, labelled in a row`() {
    #expect(
      html(List { sizes() }).contains(
        "<li><label class=\"field row\"><span>Size</span><select class=\"in menu\" name=\"KEY\" form=\"use\" "
          + "data-value=\"KEY\"><option value=\"KEY\" selected=\"\">Small</option>"
          + "<option value=\"KEY\">&lt;Large&gt;</option></select></label></li>"))
    #expect(
      html(sizes()).hasPrefix(
        "<select class=\"in menu\" name=\"KEY\" form=\"use\" data-value=\"KEY\" aria-label=\"Size\">"))
  }

  @Test func `where nothing is selected, nothing looks so`() {
    #expect(
      html(sizes(3)).contains(
        " data-value=\"\" aria-label=\"Size\"><option value=\"\" selected=\"\" hidden=\"\"></option><option value=\"KEY\">Small"
      ))
  }

  @Test func `segments and rows are buttons of which one is checked`() {
    #expect(
      html(sizes().pickerStyle(.segmented))
        == "<div class=\"segments x\" role=\"radiogroup\" aria-label=\"Size\">"
        + "<button class=\"segment\" role=\"radio\" aria-checked=\"true\" form=\"use\" name=\"event\" value=\"KEY\">"
        + "<span>Small</span></button>"
        + "<button class=\"segment\" role=\"radio\" aria-checked=\"false\" form=\"use\" name=\"event\" value=\"KEY\">"
        + "<span>&lt;Large&gt;</span></button></div>")
    #expect(
      html(List { sizes().pickerStyle(.inline) }).contains(
        "<li><div class=\"choices\" role=\"radiogroup\" aria-label=\"Size\"><div class=\"row\" aria-hidden=\"true\">"
          + "<span>Size</span></div><button class=\"row\" role=\"radio\" aria-checked=\"true\""))
  }

  @Test func `a choice keeps its identifier, a group its own`() {
    let picker = Picker("Size", selection: .constant(1)) { Text(verbatim: "a").accessibilityIdentifier("one").tag(1) }
      .accessibilityIdentifier("size")
    #expect(html(picker).contains("data-value=\"KEY\" aria-label=\"Size\" data-testid=\"size\"><option value=\"KEY\""))
    #expect(html(picker).contains(" data-testid=\"one\">a</option>"))
    #expect(html(picker.pickerStyle(.segmented)).contains("aria-label=\"Size\" data-testid=\"size\"><button"))
    #expect(html(picker.pickerStyle(.segmented)).contains(" data-testid=\"one\"><span>a</span>"))
  }

  @Test func `a search field stands between a screen's title and its content`() {
    let html = html(
      NavigationStack { Text(verbatim: "content").searchable(text: .constant("abc")).navigationTitle("Title") },
      language: "ru")

    #expect(
      html.contains(
        "Title</h1><div class=\"search\" role=\"search\"><input class=\"in g\" type=\"search\" value=\"abc\" "
          + "aria-keyshortcuts=\"/ Control+k\" name=\"KEY\" "
          + "form=\"use\" data-submit=\"\" placeholder=\"Поиск\" aria-label=\"Поиск\" autocomplete=\"off\" "
          + "enterkeyhint=\"search\"></div><div class=\"content\">"))
  }

  @Test func `a field in an alert belongs to the alert's form, whose first button is Return's`() throws {
    let html = Rendered.body(
      Text(verbatim: "below").alert("Title", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
        Button("OK") {}
      })

    let match = try #require(html.firstMatch(of: /<form id="(n[\w-]{11}-use)" method="post"><button class="vh"/))
    #expect(html.contains(" form=\"\(match.1)\" placeholder=\"Name\""))
    let first = try #require(html.range(of: "form=\"\(match.1)\"")?.lowerBound)
    #expect(match.range.lowerBound < first)
    #expect(html.contains("autocomplete=\"off\" autofocus=\"\">"), "typing begins at once")
  }

  @Test func `fields have keys of their own`() {
    let rendered = Rendered(TextField("a", text: .constant("")))

    #expect(rendered.elements.map(\.key) == Rendered.nodes(of: TextField("a", text: .constant(""))).map(\.key.bits))
  }

  @Test(arguments: HostileTexts.all)
  func `a hostile text stays text in every field`(text: String) {
    let view = VStack {
      TextField(text, text: .constant(text))
      TextEditor(text: .constant(text))
      Picker(text, selection: .constant(text)) { Text(verbatim: text).tag(text) }
    }
    let html = Rendered(view).html

    #expect(!html.contains("<script") && !html.contains("<img") && !html.contains("<!--"))
    #expect(html.count(of: "<textarea") == 1 && html.count(of: "</textarea>") == 1)
    #expect(html.contains("placeholder=\"\(HostileTexts.escaped(text))\""))
  }
}

private struct Focused: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("a", text: .constant("")).focused($isFocused)
  }
}
