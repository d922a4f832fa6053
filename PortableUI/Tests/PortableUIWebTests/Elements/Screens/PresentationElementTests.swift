import Foundation
import Testing

@testable import PortableUICore
@testable import PortableUIWeb

@MainActor
@Suite struct PresentationElementTests {
  private func body(_ view: some View) -> String {
    Rendered.body(view).replacing(/n[\w-]{11}(?=["-])/, with: "KEY")
  }

  @Test func `a sheet is a dialog with a screen, and begins there`() {
    let html = body(
      Text(verbatim: "below").sheet(isPresented: .constant(true)) {
        NavigationStack { Text(verbatim: "inside").navigationTitle("Title") }
      })

    let expected = [
      "\(Rendered.pageForm)<main id=\"root\" inert=\"\"><span>below</span></main>",
      "<div class=\"shade\" data-in=\"KEY\" data-dismiss=\"\">",
      "<dialog class=\"sheet\" open=\"\" role=\"dialog\" aria-modal=\"true\" aria-labelledby=\"KEY\">",
      "<form id=\"KEY-use\" method=\"post\">\(Rendered.returnButton)",
      "<input type=\"hidden\" name=\"in\" value=\"KEY\"></form>",
      "<section class=\"screen current g x\" aria-labelledby=\"KEY\" ",
      "tabindex=\"-1\" autofocus=\"\">",
      "<header class=\"bar\"><button class=\"b cancel\" form=\"KEY-use\" name=\"event\" value=\"KEY\">",
      "<span>Close</span></button><span class=\"g\" data-title=\"Title\"></span></header>",
      "<h1 class=\"title\" id=\"KEY\">Title</h1><div class=\"content\"><span>inside</span></div></section>",
      "</dialog></div></body>",
    ]
    #expect(html.hasSuffix(expected.joined()))
  }

  @Test func `a sheet without a title is named by its first text`() {
    let html = body(
      Text(verbatim: "below").fullScreenCover(isPresented: .constant(true)) {
        Text(verbatim: "First").interactiveDismissDisabled()
      })

    #expect(
      html.contains("<dialog class=\"sheet full\" open=\"\" role=\"dialog\" aria-modal=\"true\" aria-label=\"First\">"))
    #expect(!html.contains("data-dismiss"))
    #expect(
      body(Text(verbatim: "a").sheet(isPresented: .constant(true)) { Image(systemName: "eye") }).contains("Sheet"))
  }

  @Test func `a sheet that shows nothing but its content says its title, and asks for what keeps the screen on`() {
    let html = body(
      Text(verbatim: "below").fullScreenCover(isPresented: .constant(true)) {
        NavigationStack {
          Text(verbatim: "inside").navigationTitle("Title").interactiveDismissDisabled()
            .toolbar(.hidden, for: .navigationBar)
            .persistentSystemOverlays(.hidden)
        }
      })

    #expect(html.contains(" aria-modal=\"true\" data-script=\"\(Assets.wake.address)\" aria-label=\"Title\">"))
    #expect(html.contains(" aria-label=\"Title\" tabindex=\"-1\" autofocus=\"\"><div class=\"content\">"))
    #expect(!html.contains("<h1") && !html.contains("<header"))
  }

  @Test func `of several presentations the last is in reach, and its form names them all`() {
    let view = Text(verbatim: "below").sheet(isPresented: .constant(true)) {
      Text(verbatim: "sheet").presentationDetents([.medium]).alert("Alert", isPresented: .constant(true)) {
        Button("Yes") {}
      }
    }
    let html = body(view)

    #expect(
      html.contains("<div class=\"shade\" data-in=\"KEY\" data-dismiss=\"\" inert=\"\"><dialog class=\"sheet low\""))
    #expect(html.contains("</div><div class=\"shade\" data-in=\"KEY\" data-dismiss=\"\"><dialog class=\"alert\""))
    #expect(html.count(of: "autofocus") == 1)
    let whole = Rendered.body(view)
    #expect(whole.firstMatch(of: /name="in" value="(n[\w-]{11}) (n[\w-]{11})"/) != nil)
    #expect(whole.count(of: "name=\"in\"") == 2)
  }

  @Test func `a confirmation dialog without a visible title has it as its name`() {
    let html = body(
      Text(verbatim: "below").confirmationDialog("Sure?", isPresented: .constant(true)) {
        Button("Yes", role: .destructive) {}
      })

    #expect(html.contains("role=\"dialog\" aria-modal=\"true\" aria-label=\"Sure?\"><form id=\"KEY-use\""))
    #expect(html.contains("value=\"KEY\" autofocus=\"\"><span>Cancel</span>"))
  }

  @Test func `a screen without an address for the way back has a button`() {
    let node = Node(.screen(ScreenTraits(back: BackTarget(title: "Start", key: .root))), key: .root)

    #expect(
      Rendered(nodes: [node]).html.contains(
        "<button class=\"back\" form=\"use\" name=\"event\" value=\"\(Identity.root.name)\"><svg class=\"i flip\""))
  }
}
