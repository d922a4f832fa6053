import Foundation
import Testing

@testable import PortableUICore
@testable import PortableUIWeb

@MainActor
@Suite struct NavigationElementTests {
  /// A list of numbers beside the chosen one; the address is the number.
  private struct Numbers: View {
    @SceneStorage("address") private var address = ""

    var body: some View {
      TabView(selection: .constant(0)) {
        NavigationSplitView {
          List(selection: $address.number) {
            NavigationLink(value: 1) { Text(verbatim: "one") }
          }
          .navigationTitle("List")
        } detail: {
          Text(verbatim: "Number \(address)")
            .navigationTitle("Number")
            .toolbar { ToolbarItem { Button("Press") {} } }
        }
        .tabItem { Text(verbatim: "Numbers") }
        .tag(0)
      }
    }
  }

  private func body(_ address: String) -> String {
    Rendered.body(Numbers(), address: address).replacing(/n[\w-]{11}(?=")/, with: "KEY")
  }

  @Test func `the column that the address stands for is the current one`() {
    let list = body("/")
    #expect(
      list.contains(
        "<section class=\"screen current g x\" aria-labelledby=\"KEY\" data-title=\"List\">"
          + "<h1 class=\"title\" id=\"KEY\">List</h1>"))
    #expect(
      list.contains(
        "<section class=\"screen g x\" aria-labelledby=\"KEY\">"
          + "<header class=\"bar\"><span class=\"g\" data-title=\"Number\"></span><button "))

    let detail = body("/1")
    #expect(
      detail.contains(
        "<section class=\"screen g x\" aria-labelledby=\"KEY\" data-title=\"List\">"
          + "<h1 class=\"title\" id=\"KEY\">List</h1>"))
    #expect(detail.contains("<section class=\"screen current g x\""))
  }

  @Test func `links and the way back are addresses`() {
    let html = body("/1")

    #expect(
      html.contains(
        "<li><a class=\"row more late ih22x0\" href=\"/1\" aria-current=\"true\"><span>one</span></a></li>"))
    #expect(html.contains("<header class=\"bar\"><a class=\"back beside\" href=\"/\"><svg class=\"i flip\""))
    #expect(
      html.contains("</svg><span>List</span></a><span class=\"g\" data-title=\"Number\"></span><button class=\"b\""))
  }

  @Test func `tabs are a navigation, and the chosen one's content is the main part`() {
    let html = body("/")

    #expect(html.contains("<div id=\"root\"><div class=\"app g x\"><a class=\"skip\" href=\"#main\">"))
    #expect(html.contains("</a><nav class=\"tabs\">"))
    #expect(
      html.contains(" aria-current=\"page\"><span>Numbers</span></button></nav><main id=\"main\" tabindex=\"-1\">"))
    #expect(html.count(of: "<main") == 1)
  }

  @Test func `a hidden button behind the tabs is in the main part, and no box is around them`() {
    let html = Rendered.body(
      Numbers().background { Button("Help") {}.keyboardShortcut("?", modifiers: []).hidden() }, address: "/")

    #expect(html.contains("<div id=\"root\"><div class=\"app g x\"><a class=\"skip\" href=\"#main\">"))
    #expect(html.contains("</a><nav class=\"tabs\">"))
    #expect(html.contains("</div><button class=\"b hid\""))
    #expect(html.contains("<span>Help</span></button></main>"))
  }

  @Test func `a column without controls takes the focus itself, so that it can be scrolled`() {
    let view = NavigationSplitView {
      Button("a") {}
    } detail: {
      Text(verbatim: "b")
    }

    #expect(Rendered(view).html.count(of: " tabindex=\"0\"") == 1)
  }

  @Test func `a way back without a title has a name all the same`() {
    let traits = ScreenTraits(back: BackTarget(address: "/", title: ""))
    let node = Node(.screen(traits), key: .root)

    #expect(Rendered(nodes: [node]).html.contains("<span>Back</span>"))
    #expect(Rendered(nodes: [node], language: "ru").html.contains("<span>Назад</span>"))
    let hostile = Node(.screen(ScreenTraits(back: BackTarget(address: "//evil", title: "a"))), key: .root)
    #expect(!Rendered(nodes: [hostile]).html.contains("<a "))
  }

  @Test func `an alert is a dialog above an inert page`() {
    let view = Text(verbatim: "below")
      .alert("Title", isPresented: .constant(true)) {
        Button("Yes", role: .destructive) {}
        Button("No", role: .cancel) {}
      } message: {
        Text(verbatim: "Message")
      }

    let html = Rendered.body(view).replacing(/n[\w-]{11}(?=["-])/, with: "KEY")
    #expect(
      html.contains(
        "\(Rendered.pageForm)<main id=\"root\" inert=\"\"><span>below</span></main>"
          + "<div class=\"shade\" data-in=\"KEY\" data-dismiss=\"\">"))
    #expect(
      html.contains(
        "<dialog class=\"alert\" open=\"\" role=\"alertdialog\" aria-modal=\"true\" aria-labelledby=\"KEY-title\" "
          + "aria-describedby=\"KEY-message\"><h2 id=\"KEY-title\">Title</h2><p id=\"KEY-message\">Message</p>"))
    #expect(
      html.contains(
        "<button class=\"b cancel\" form=\"KEY-use\" name=\"event\" value=\"KEY\" autofocus=\"\"><span>No</span>"))
    #expect(
      html.contains(
        "<form id=\"KEY-use\" method=\"post\">\(Rendered.returnButton)<input type=\"hidden\" name=\"in\" value=\"KEY\">"
          + "</form><div class=\"actions\">"
      ))
    #expect(html.count(of: "autofocus") == 1)
  }

  @Test func `of two alerts the later one is in reach`() {
    let view = Text(verbatim: "below")
      .alert("One", isPresented: .constant(true)) {}
      .alert("Two", isPresented: .constant(true)) {}

    let html = Rendered.body(view)
    #expect(html.count(of: "<dialog") == 2)
    #expect(html.count(of: " inert=\"\"") == 2)
    #expect(html.count(of: "autofocus") == 1)
  }
}

extension String {
  /// The number after the slash.
  fileprivate var number: Int? {
    get { Int(dropFirst()) }
    set { self = "/" + (newValue.map(String.init) ?? "") }
  }
}
