import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct TextFieldTests {
  @Test func `every form has a name, a prompt and the bound text`() {
    let word = "variable"
    let text = outline {
      TextField("a", text: .constant("x"))
      TextField(word, text: .constant("x"))
      TextField("c", text: .constant(""), prompt: Text(verbatim: "hint"))
      TextField(word, text: .constant(""), prompt: nil)
      TextField(text: .constant("")) { Label("e", systemImage: "eye") }
      TextField("f", text: .constant("1\n2"), axis: .vertical).lineLimit(2...5)
      TextField(word, text: .constant(""), prompt: Text(verbatim: "hint"), axis: .vertical)
      TextField(word, text: .constant(""), axis: .horizontal)
      TextField("i", text: .constant(""), prompt: nil, axis: .vertical).lineLimit(3, reservesSpace: true)
      TextField(text: .constant(""), axis: .vertical) { Text(verbatim: "j") }.lineLimit(4...)
      TextField("", text: .constant("")).lineLimit(...3)
    }

    #expect(
      text == """
        line "x" named "a" ↔
        line "x" named "variable" ↔
        line "" named "c" prompt "hint" ↔
        line "" named "variable" ↔
        line "" named "e" ↔
        growing(atLeast: 2, atMost: Optional(5)) "1\n2" named "f" ↔
        growing(atLeast: 1, atMost: nil) "" named "variable" prompt "hint" ↔
        line "" named "variable" ↔
        growing(atLeast: 3, atMost: Optional(3)) "" named "i" ↔
        growing(atLeast: 4, atMost: nil) "" named "j" ↔
        line "" named "Text" ↔
        """)
  }

  @Test func `secret fields and editors`() {
    let word = "variable"
    let text = outline(locale: "ru_RU") {
      SecureField("a", text: .constant("x"))
      SecureField(word, text: .constant(""))
      SecureField("c", text: .constant(""), prompt: Text(verbatim: "hint"))
      SecureField(word, text: .constant(""), prompt: nil)
      SecureField(text: .constant("")) { Text(verbatim: "e") }
      TextEditor(text: .constant("1\r\n2"))
    }

    #expect(
      text == """
        secure "x" named "a" ↔
        secure "" named "variable" ↔
        secure "" named "c" prompt "hint" ↔
        secure "" named "variable" ↔
        secure "" named "e" ↔
        editor "1\n2" named "Текст" ↔ ↕
        """)
  }

  @Test func `what the surroundings say reaches the field`() {
    let text = outline {
      Group {
        TextField("a", text: .constant(""))
          .keyboardType(.emailAddress).textContentType(.emailAddress).textInputAutocapitalization(.never)
          .autocorrectionDisabled().submitLabel(.done).textFieldStyle(.roundedBorder)
        TextField("b", text: .constant("")).textFieldStyle(.plain).font(.title).multilineTextAlignment(.trailing)
          .foregroundStyle(.red)
        TextField("c", text: .constant("")).disabled(true).textFieldStyle(.automatic)
        TextField("d", text: .constant("")).onSubmit {}
      }
      .textSelection(.enabled)
    }

    #expect(
      text
        == """
        line "" named "a" roundedBorder keyboard UIKeyboardType.emailAddress content email capitals never key done uncorrected ↔
        line "" named "b" plain title red trailing ↔
        line "" named "c" disabled ↔
        line "" named "d" submit ↔
        """.replacing("UIKeyboardType.", with: ""))
  }

  @Test func `typing writes the binding`() {
    let window = Window { Echo(text: "old") }
    #expect(window.text(in: "Name") == "old")

    #expect(window.type("new \"<text>\" 🙂", into: "Name"))

    #expect(window.text(in: "Name") == "new \"<text>\" 🙂")
    #expect(window.texts == ["new \"<text>\" 🙂"])
  }

  @Test func `a line keeps tabs and drops what no line can hold`() {
    let window = Window { Echo() }

    window.type("a\u{0}b\tc\nd\r\ne\u{1B}\u{7F}\u{85}f", into: "Name")

    #expect(window.texts == ["ab\tcdef"])
  }

  @Test func `several lines keep their breaks, as the program writes them`() {
    let window = Window { Echo(axis: .vertical) }

    window.type("a\r\nb\rc\nd\u{0}\te", into: "Name")

    #expect(window.texts == ["a\nb\nc\nd\te"])
  }

  @Test func `a text of 64 KB is taken, a longer one refused`() {
    let window = Window { Echo() }
    let longest = String(repeating: "я", count: 32_768)

    #expect(window.type(longest, into: "Name"))
    #expect(!window.type(longest + "a", into: "Name"))

    #expect(window.texts == [longest])
  }

  @Test func `a disabled field refuses everything, and no field is tapped or dismissed`() {
    let window = Window {
      Echo().disabled(true)
      TextField("Other", text: .constant(""))
    }

    #expect(!window.type("a", into: "Name"))
    #expect(!window.use("Name", .submit))
    #expect(!window.use("Name", .focus(true)))
    #expect(!window.use("Other", .tap))
    #expect(!window.use("Other", .dismiss))
    #expect(window.texts == [""])
  }

  @Test func `the graph says what a field holds, and nothing of what is no field`() throws {
    let window = Window {
      TextField("a", text: .constant("x"))
      TextField("b", text: .constant("x")).disabled(true)
    }

    #expect(window.graph.value(of: try #require(window.field("a")).key) == "x")
    #expect(window.graph.value(of: try #require(window.field("b")).key) == nil)
    #expect(window.graph.value(of: .root) == nil)
  }
}

@MainActor
@Suite struct FormattedFieldTests {
  @Test func `a value is read when editing ends, and written as its format says`() {
    let window = Window { Numbers() }
    #expect(window.text(in: "Count") == "1,234")

    window.type("5678", into: "Count")
    #expect(window.text(in: "Count") == "5678")
    #expect(window.texts.first == "1234")

    window.use("Count", .focus(false))
    #expect(window.text(in: "Count") == "5,678")
    #expect(window.texts.first == "5678")
  }

  @Test func `what cannot be read changes nothing, and the value is shown again`() {
    let window = Window { Numbers() }

    window.type("many", into: "Count")
    window.use("Count", .submit)

    #expect(window.text(in: "Count") == "1,234")
    #expect(window.texts.first == "1234")
  }

  @Test func `an optional value goes when its text cannot be read`() {
    let window = Window { Numbers() }
    #expect(window.text(in: "Share") == "50%")

    window.type("", into: "Share")
    window.use("Share", .submit)
    #expect(window.texts.last == "none")

    window.type("25%", into: "Share")
    window.use("Share", .submit)
    #expect(window.text(in: "Share") == "25%")
    #expect(window.texts.last == "0.25")
  }

  @Test func `the locale decides how values are read and written`() {
    let window = Window(locale: "de_DE") { Numbers() }
    #expect(window.text(in: "Count") == "1.234")

    window.type("2.500", into: "Count")
    window.use("Count", .submit)

    #expect(window.texts.first == "2500")
  }

  @Test func `another value takes the place of what is being typed`() {
    let window = Window { Numbers() }
    window.type("9", into: "Count")

    window.tap("Seven")

    #expect(window.text(in: "Count") == "7")
  }

  @Test func `all forms`() {
    let word = "variable"
    let text = outline {
      TextField(word, value: .constant(1), format: .number)
      TextField(value: .constant(2), format: .number) { Text(verbatim: "b") }
      TextField(word, value: .constant(nil as Int?), format: .number, prompt: Text(verbatim: "hint"))
      TextField(value: .constant(4 as Int?), format: .number) { Text(verbatim: "d") }
    }

    #expect(
      text == """
        line "1" named "variable" focus submit ↔
        line "2" named "b" focus submit ↔
        line "" named "variable" prompt "hint" focus submit ↔
        line "4" named "d" focus submit ↔
        """)
  }
}

private struct Echo: View {
  @State private var text: String
  private let axis: Axis

  init(text: String = "", axis: Axis = .horizontal) {
    _text = State(initialValue: text)
    self.axis = axis
  }

  var body: some View {
    TextField("Name", text: $text, axis: axis)
    Text(verbatim: text)
  }
}

private struct Numbers: View {
  @State private var count = 1234
  @State private var share: Double? = 0.5

  var body: some View {
    Text(verbatim: String(count))
    TextField("Count", value: $count, format: .number)
    TextField("Share", value: $share, format: .percent)
    Button("Seven") { count = 7 }
    Text(verbatim: share.map { String($0) } ?? "none")
  }
}
