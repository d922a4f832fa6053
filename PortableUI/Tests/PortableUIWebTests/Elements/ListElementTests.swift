import Foundation
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct ListElementTests {
  private func html(_ view: some View) -> String {
    Rendered(view).html.replacing(/n[\w-]{11}"/, with: "KEY\"")
  }

  @Test func `a list is sections of rows`() {
    let list = List {
      Text(verbatim: "loose")
      Section("Head") { Text(verbatim: "row") }
      Text(verbatim: "after")
    }

    #expect(
      html(list)
        == "<div class=\"list inset g x\">"
        + "<section class=\"sec\"><ul class=\"rows\" role=\"list\"><li class=\"row\"><span>loose</span></li></ul></section>"
        + "<section class=\"sec\"><h2 class=\"sec-h\"><span>Head</span></h2>"
        + "<ul class=\"rows\" role=\"list\"><li class=\"row\"><span>row</span></li></ul></section>"
        + "<section class=\"sec\"><ul class=\"rows\" role=\"list\"><li class=\"row\"><span>after</span></li></ul></section>"
        + "</div>")
  }

  @Test func `a section without rows has no list`() {
    let section = Section {
      EmptyView()
    } footer: {
      Text(verbatim: "Foot")
    }

    #expect(
      html(List { section }).contains("<section class=\"sec\"><div class=\"sec-f\"><span>Foot</span></div></section>"))
  }

  @Test func `links, switches and buttons fill their rows`() {
    let selection = Binding<Int?>.constant(2)
    let list = List(selection: selection) {
      NavigationLink(value: 2) { Text(verbatim: "two") }.accessibilityIdentifier("second")
      Toggle("switch", isOn: .constant(false))
      Button("press") {}
      Button("bordered") {}.buttonStyle(.bordered)
    }

    let rows = html(list).split(separator: "<li").dropFirst().map(String.init)
    #expect(
      rows[0].hasPrefix(
        "><button class=\"row more late ih22x0\" form=\"use\" name=\"event\" value=\"KEY\" data-testid=\"second\">")
    )
    #expect(rows[1].hasPrefix("><button class=\"row sw\" role=\"switch\" aria-checked=\"false\""))
    #expect(rows[2].hasPrefix("><button class=\"row b\""))
    #expect(rows[3].hasPrefix(" class=\"row\" id=\"KEY\"><button class=\"b bordered\""))
  }

  @Test func `a link whose label is one row of things is that row itself`() {
    func link(@ViewBuilder _ label: () -> some View) -> String {
      html(List(selection: .constant(2)) { NavigationLink(value: 2, label: label) })
    }
    let texts = Group {
      Text(verbatim: "a")
      Text(verbatim: "b")
    }

    let inside = "<span>a</span><span>b</span></button></li>"
    #expect(link { HStack { texts } }.contains("class=\"row more h late ih22x0\""))
    #expect(link { HStack { texts } }.contains(">\(inside)"))
    #expect(link { HStack(spacing: 3) { texts } }.contains("class=\"row more h ga3px late ih22x0\""))
    #expect(
      link {
        HStack {
          texts
          Spacer()
        }
      }.contains("class=\"row more h late ih22x0\""))
    for other in [
      link { VStack { texts } }, link { texts }, link { HStack { texts }.padding() },
      link { HStack { texts }.opacity(0.5) }, link { HStack(alignment: .top) { texts } },
    ] {
      #expect(!other.contains("class=\"row more h"))
    }
  }

  @Test func `a browser knows how high a link is before it lays it out, where that follows from its texts`() {
    func link(@ViewBuilder _ label: () -> some View) -> String {
      html(List(selection: .constant(2)) { NavigationLink(value: 2, label: label) })
    }

    let twoLines = link {
      HStack {
        Image(systemName: "flag").font(.largeTitle)
        VStack(spacing: 2) {
          Text(verbatim: "two").font(.title)
          Spacer()
          Text(verbatim: "lines").font(.caption).padding(.top, 4)
        }
      }
    }
    #expect(twoLines.contains("class=\"row more h late ih50x8\""))
    #expect(link { Image(systemName: "flag").font(.largeTitle) }.contains("class=\"row more late ih41x0\""))
    #expect(link { Text(verbatim: "a").font(.title) + Text(verbatim: "b") }.contains("class=\"row more late ih34x0\""))
    for unknown in [
      link { Text(verbatim: "a").frame(height: 80) }, link { VStack { Circle() } }, link { ProgressView() },
    ] {
      #expect(unknown.contains("class=\"row more\""))
    }
    #expect(
      StyleRule(.intrinsicHeight, .lastHeight(text: 50, rest: 8)).css
        == ".ih50x8{contain-intrinsic-height:auto calc(3.125rem + 8px)}")
  }

  @Test func `styles of lists`() {
    #expect(html(List { EmptyView() }.listStyle(.plain)) == "<div class=\"list plain g x\"></div>")
    #expect(html(List { EmptyView() }.listStyle(.grouped)) == "<div class=\"list grouped g x\"></div>")
    #expect(html(List { EmptyView() }.listStyle(.insetGrouped)) == "<div class=\"list inset g x\"></div>")
    #expect(html(List { EmptyView() }.listStyle(.sidebar)) == "<div class=\"list side g x\"></div>")
  }

  @Test func `a section outside of a list is one all the same`() {
    #expect(html(Section("Head") { Text(verbatim: "row") }).hasPrefix("<section class=\"sec x\"><h2 class=\"sec-h\">"))
  }
}
