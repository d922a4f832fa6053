import Foundation
import PortableUICore
import TestTraits
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct MenuElementTests {
  private func html(_ view: some View) -> String {
    Rendered(view).html.replacing(/n[\w-]{11}(?=["&.])/, with: "KEY")
  }

  @Test func `a menu is opened by the browser itself`() {
    #expect(
      html(Menu("Sort") { Button("Name") {} })
        == "<details class=\"menu\"><summary class=\"b\"><span>Sort</span></summary><div class=\"items\">"
        + "<button class=\"b\" form=\"use\" name=\"event\" value=\"KEY\"><span>Name</span></button></div></details>")
    #expect(
      html(Menu("Off") {}.disabled(true).buttonStyle(.bordered)).contains(
        "<summary class=\"b bordered\" aria-disabled=\"true\" tabindex=\"-1\">"))
    #expect(html(Menu("a") {}.buttonStyle(.borderedProminent)).contains("<summary class=\"b prominent\">"))
    #expect(html(Menu("a") {}.buttonStyle(.plain)).contains("<summary class=\"b plain\">"))
  }

  @Test func `a menu is named where it is pressed, and its sections are parted`() {
    let menu = Menu("Sort") {
      Button("a") {}
      Section("More") { Button("b") {} }
    }
    .accessibilityIdentifier("sort")

    #expect(html(menu).hasPrefix("<details class=\"menu\"><summary class=\"b\" data-testid=\"sort\">"))
    #expect(html(menu).contains("</button><hr class=\"hr\" aria-hidden=\"true\"><span>More</span><button"))
  }

  @Test func `a row's actions stand at its end`() {
    let list = List {
      Text(verbatim: "Chile").swipeActions { Button("Pin") {} }
      Button("Peru") {}.contextMenu { Button("Copy") {} }
      Text(verbatim: "look").listRowSeparator(.hidden).listRowBackground(Color.red)
        .listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 0))
      Text(verbatim: "drawn").listRowBackground(Circle())
    }
    let rows = html(list).split(separator: "<li").dropFirst().map(String.init)

    #expect(
      rows[0].hasPrefix(
        " class=\"row acts\"><span>Chile</span><details class=\"menu\">"
          + "<summary class=\"b\" aria-label=\"Actions: Chile\" title=\"Actions\"><svg class=\"i\""))
    #expect(rows[1].hasPrefix(" class=\"acts\"><button class=\"row b\""))
    #expect(rows[1].hasSuffix("<span>Copy</span></button></div></details></li>"))
    #expect(rows[2].hasPrefix(" class=\"row bare pt0px ps8px pb0px pe0px bg"))
    #expect(rows[3].hasPrefix(" class=\"row rel iso\"><div class=\"layer below\">"))
  }

  @Test func `a list says once that its rows have menus, and which keys are theirs`() {
    let rows = ["a", "b"]
    let list = List(rows, id: \.self, selection: .constant(String?.none)) { row in
      NavigationLink(value: row) { Text(verbatim: row) }
    }
    let plain = html(list)
    let html = html(
      list.contextMenu(forSelectionType: String.self) { _ in Button("c") {}.keyboardShortcut("W", modifiers: []) })

    #expect(html == plain.replacing("list inset g x\"", with: "list inset g x\" data-menu=\"KEY\" data-keys=\"w\""))
  }

  @Test func `a context menu outside of a list stands beside its view`() {
    #expect(
      html(Text(verbatim: "a").contextMenu { Button("b") {} }).hasPrefix(
        "<div class=\"h acts\"><span>a</span><details class=\"menu\">"))
  }

  @Test(.proves("U5")) func `in the menu of a row what destroys stands last`() throws {
    let html = html(
      List {
        Text(verbatim: "a").swipeActions {
          Button("Delete", role: .destructive) {}
          Button("Edit") {}.padding(1)
        }
      })

    let (edit, delete) = (try #require(html.range(of: "Edit")), try #require(html.range(of: "Delete")))
    #expect(edit.lowerBound < delete.lowerBound)
  }

  @Test func `what is shared can be copied without script`() {
    #expect(
      html(ShareLink(item: "a <b>", subject: Text(verbatim: "s")) { Text(verbatim: "Share") })
        == "<details class=\"share\"><summary class=\"b\" data-share=\"a &lt;b&gt;\" data-share-title=\"s\">"
        + "<span>Share</span></summary><div class=\"items\"><p class=\"shared w\">a &lt;b&gt;</p></div></details>")
  }

  @Test func `an address of the program itself is shared as a link`() throws {
    let html = html(ShareLink("Share", item: try #require(URL(string: "/1?a=b"))))

    #expect(html.contains(" data-share=\"/1?a=b\">"))
    #expect(html.contains("<p class=\"shared w\"><a class=\"link\" href=\"/1?a=b\">/1?a=b</a></p>"))
  }

  @Test func `a field for files names what it takes and where it sends it`() {
    let picker = PhotosPicker("Choose", selection: .constant([]), matching: .images)
    #expect(
      html(picker)
        == "<label class=\"b bordered file\" "
        + "data-unscripted=\"To choose a file, turn on JavaScript in your browser.\">"
        + "<input type=\"file\" name=\"KEY\" accept=\"image/*\" multiple=\"\" "
        + "data-upload=\"\"><span>Choose</span></label>")
    #expect(html(picker.disabled(true)).contains("multiple=\"\" disabled=\"\""))

    let named = html(picker.accessibilityIdentifier("pick"))
    #expect(named.contains("data-upload=\"\" data-testid=\"pick\""))
  }

  @Test func `grids are CSS grids`() {
    let adaptive = Rendered(LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text(verbatim: "a") })
    #expect(adaptive.html.hasPrefix("<div class=\"grid gc"))
    #expect(adaptive.css.contains("{grid-template-columns:repeat(auto-fill,minmax(min(5rem,100%),1fr))}"))

    let mixed = Rendered(
      LazyVGrid(
        columns: [
          GridItem(.fixed(60), spacing: 4, alignment: .topLeading), GridItem(.flexible(minimum: 10, maximum: 20)),
          GridItem(.adaptive(minimum: 5)), GridItem(.adaptive(minimum: 6)),
        ], alignment: .trailing, spacing: 2
      ) { Text(verbatim: "a") })
    #expect(
      mixed.css.contains(
        "60px minmax(10px,20px) repeat(auto-fill,minmax(min(0.3125rem,100%),1fr)) minmax(min(0.375rem,100%),1fr)")
    )
    #expect(mixed.css.contains("{column-gap:4px}"))
    #expect(mixed.css.contains("{row-gap:2px}"))
    #expect(mixed.css.contains("{justify-content:end}"))
  }

  @Test func `motion is classes of the style file and durations of the page`() {
    let view = Text(verbatim: "a").transition(.scale.combined(with: .opacity))
      .animation(.easeOut(duration: 0.5).delay(1), value: 1)
    let rendered = Rendered(view)

    #expect(
      rendered.html
        == "<span class=\"moves in-opacity in-scale td0_5s tl1s tfease-2Dout\">a</span>")
    #expect(rendered.css.contains(".td0_5s{transition-duration:0.5s}"))
    #expect(Rendered(Text(verbatim: "a").transition(.identity)).html == "<span>a</span>")
  }

  @Test func `parts of long lists are links where there is an address`() {
    let list = List { ForEach(0..<1000) { Text(verbatim: "\($0)") } }
    let html = Rendered.body(list, address: "/a?b=1").replacing(/n[\w-]{11}(?=[".])/, with: "KEY")

    #expect(
      html.contains(
        "<li class=\"row part\"><span class=\"quiet\">Rows 1–100 of 1,000</span>"
          + "<a class=\"b\" href=\"/a?b=1&amp;rows=KEY.50\" data-more=\"KEY\"><span>Next</span></a></li>"))
    #expect(!html.contains("Previous"))
    #expect(
      self.html(list).contains("<button class=\"b\" form=\"use\" name=\"event\" value=\"KEY\" data-more=\"KEY\">"))
    let russian = Rendered(LazyVStack { ForEach(0..<1000) { Text(verbatim: "\($0)") } }, language: "ru").html
    #expect(russian.contains("<div class=\"row part x\"><span class=\"quiet\">Строки 1–100 из 1"))
  }

  @Test func `menus, fields and sheets may hold and stand in anything that HTML lets them`() {
    let everything = Group {
      Menu("a") { Menu("b") { Toggle("c", isOn: .constant(true)) } }
      ShareLink(item: "d")
      PhotosPicker("e", selection: .constant([]))
      LazyVGrid(columns: [GridItem()]) { ForEach(0..<600) { Text(verbatim: "\($0)") } }
      Text(verbatim: "f").contextMenu { Button("g") {} }
    }
    let views = VStack {
      everything
      List {
        Section {
          everything
          Button {
          } label: {
            everything
          }
          .swipeActions { everything }
        } header: {
          everything
        }
      }
      Menu {
        everything
      } label: {
        everything
      }
    }
    .sheet(isPresented: .constant(true)) { everything.alert("h", isPresented: .constant(true)) { everything } }

    var builder = ElementBuilder()
    #expect(HTMLRulesChecker.faults(in: [builder.body(of: Rendered.nodes(of: views))]) == [])
  }
}
