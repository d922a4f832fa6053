import Foundation
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct ControlElementTests {
  /// The HTML with the identities of controls replaced.
  private func html(_ view: some View) -> String {
    Rendered(view).html.replacing(/n[\w-]{11}"/, with: "KEY\"")
  }

  @Test func `a button submits the page's form`() {
    #expect(
      html(Button("Press") {})
        == "<button class=\"b\" form=\"use\" name=\"event\" value=\"KEY\"><span>Press</span></button>")
  }

  @Test func `styles, roles and tints of buttons`() {
    #expect(html(Button("a") {}.buttonStyle(.plain)).hasPrefix("<button class=\"b plain\""))
    #expect(html(Button("a") {}.buttonStyle(.bordered)).hasPrefix("<button class=\"b bordered\""))
    #expect(html(Button("a") {}.buttonStyle(.borderedProminent)).hasPrefix("<button class=\"b prominent\""))
    #expect(html(Button("a") {}.buttonStyle(.borderless)).hasPrefix("<button class=\"b\""))
    #expect(html(Button("a", role: .destructive) {}).hasPrefix("<button class=\"b danger\""))
    #expect(html(Button("a", role: .cancel) {}).hasPrefix("<button class=\"b cancel\""))
    #expect(html(Button("a") {}.tint(.black)).hasPrefix("<button class=\"b co000000\""))
    #expect(
      html(Button("a") {}.buttonStyle(.borderedProminent).tint(.black)).hasPrefix(
        "<button class=\"b prominent bg000000\""))
  }

  @Test func `a button that Escape presses says so`() {
    #expect(html(Button("a") {}.keyboardShortcut(.cancelAction)).contains(" aria-keyshortcuts=\"Escape\">"))
    #expect(!html(Button("a") {}).contains("aria-keyshortcuts"))
  }

  @Test func `a button says which keys press it`() {
    let names: [(KeyboardShortcut, String)] = [
      (KeyboardShortcut("k"), "Control+k"), (KeyboardShortcut("w", modifiers: []), "w"),
      (KeyboardShortcut("?", modifiers: []), "?"),
      (KeyboardShortcut("a", modifiers: [.control, .option]), "Control+Alt+a"),
      (KeyboardShortcut(.delete, modifiers: [.command, .shift]), "Control+Shift+Backspace"), (.cancelAction, "Escape"),
      (KeyboardShortcut(.deleteForward), "Control+Delete"), (KeyboardShortcut(.space, modifiers: .option), "Alt+Space"),
      (KeyboardShortcut(.tab, modifiers: []), "Tab"), (KeyboardShortcut(.return), "Control+Enter"),
      (KeyboardShortcut(.home), "Control+Home"), (KeyboardShortcut(.end), "Control+End"),
      (KeyboardShortcut(.pageUp), "Control+PageUp"), (KeyboardShortcut(.pageDown), "Control+PageDown"),
      (KeyboardShortcut(.upArrow), "Control+ArrowUp"), (KeyboardShortcut(.downArrow), "Control+ArrowDown"),
      (KeyboardShortcut(.leftArrow), "Control+ArrowLeft"), (KeyboardShortcut(.rightArrow), "Control+ArrowRight"),
    ]
    for (shortcut, name) in names {
      #expect(html(Button("a") {}.keyboardShortcut(shortcut)).contains(" aria-keyshortcuts=\"\(name)\">"))
    }
    #expect(html(Button("a") {}.keyboardShortcut("s")).contains(" aria-keyshortcuts=\"Control+s\">"))
    #expect(!html(Button("a") {}.keyboardShortcut(nil).keyboardShortcut("s")).contains("aria-keyshortcuts"))
  }

  @Test func `a hidden control is told to nobody, and its keys work`() {
    #expect(
      html(Button("a") {}.keyboardShortcut("s").hidden())
        == "<button class=\"b hid\" form=\"use\" name=\"event\" value=\"KEY\" aria-keyshortcuts=\"Control+s\" "
        + "aria-hidden=\"true\" tabindex=\"-1\"><span>a</span></button>")
    #expect(html(Text(verbatim: "a").hidden()) == "<span class=\"hid\" aria-hidden=\"true\">a</span>")
  }

  @Test func `a control that shows no words tells a pointer its name`() {
    let symbol = Image(systemName: "eye")
    #expect(html(Button(action: {}) { symbol.accessibilityLabel("Watch") }).contains(" title=\"Watch\">"))
    #expect(html(Button(action: {}) { symbol }.accessibilityLabel("Watch")).contains(" title=\"Watch\""))
    #expect(html(Button("Watch", systemImage: "eye") {}.labelStyle(.iconOnly)).contains(" title=\"Watch\">"))
    #expect(html(Menu("Watch", systemImage: "eye") {}.labelStyle(.iconOnly)).contains(" title=\"Watch\">"))
    #expect(!html(Button("Watch", systemImage: "eye") {}).contains("title"))
    #expect(!html(Button(action: {}) { symbol }).contains("title"))
    #expect(html(Button("Watch") {}.help("Shown in the list")).contains(" title=\"Shown in the list\">"))
    #expect(html(Button("Watch") {}.help(Text(verbatim: "Why"))).contains(" title=\"Why\">"))
    let word = "variable"
    #expect(html(Button(action: {}) { symbol }.help(word)).contains(" title=\"variable\">"))
  }

  @Test func `a disabled control says so`() {
    #expect(html(Button("a") {}.disabled(true)).contains(" value=\"KEY\" disabled=\"\">"))
    #expect(html(Toggle("a", isOn: .constant(true)).disabled(true)).contains(" value=\"KEY\" disabled=\"\">"))
  }

  @Test func `a toggle is a switch`() {
    #expect(
      html(Toggle("On", isOn: .constant(true)))
        == "<button class=\"sw x\" role=\"switch\" aria-checked=\"true\" form=\"use\" name=\"event\" value=\"KEY\">"
        + "<span>On</span><span class=\"knob\" aria-hidden=\"true\"></span></button>")
    #expect(html(Toggle("Off", isOn: .constant(false))).contains("aria-checked=\"false\""))
  }

  @Test func `a link within the program and one to elsewhere`() throws {
    let here = try #require(URL(string: "/statistics?watched=1"))
    let elsewhere = try #require(URL(string: "https://example.org/a"))

    #expect(html(Link("a", destination: here)) == "<a class=\"link\" href=\"/statistics?watched=1\"><span>a</span></a>")
    #expect(
      html(Link("a", destination: elsewhere))
        == "<a class=\"link\" href=\"https://example.org/a\" rel=\"noopener noreferrer\" target=\"_blank\"><span>a</span></a>"
    )
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>", "vbscript:x", "file:///etc/passwd", "blob:x", "//evil.example",
    "/\\evil.example", "/\t/evil.example", "\\\\evil.example", "", "evil.example", "https", ":", "?a", "#a", "/a\u{0}b",
    "/a\nSet-Cookie: x",
  ])
  func `an address that is not plainly harmless leads nowhere`(address: String) {
    #expect(LinkAddress(address) == nil)
    let node = Node(.link(LinkTarget(address: address)), key: .root, children: [])
    #expect(Rendered(nodes: [node]).html == "<a class=\"link\"></a>")
  }

  @Test(arguments: ["http://a", "HTTPS://a", "mailto:a@b.example", "tel:+123"])
  func `the web, mail and telephone are reached`(address: String) {
    #expect(LinkAddress(address) == .elsewhere)
  }

  @Test(arguments: ["/", "/a", "/a/b?c=d#e", "/%2F%2Fevil"])
  func `paths of the program are reached`(address: String) {
    #expect(LinkAddress(address) == .here)
  }

  @Test func `a link without an address is a button`() {
    let node = Node(.link(LinkTarget(address: nil, showsDisclosure: true)), key: .root, children: [])

    #expect(Rendered(nodes: [node]).html.hasPrefix("<button class=\"link more\" form=\"use\" name=\"event\" value=\""))
  }

  @Test func `a control in a control is shown without being one`() {
    let view = Button {
    } label: {
      Button("a") {}
      Toggle("b", isOn: .constant(true))
    }

    #expect(
      html(view).hasSuffix(
        "value=\"KEY\"><span class=\"v\"><span>a</span></span><span class=\"v g\"><span>b</span></span></button>"))
  }
}
