import Foundation
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct TableElementTests {
  private struct Lake: Identifiable {
    let id: String
    let depth: Int
  }

  private func html(_ view: some View) -> String {
    Rendered(view).html.replacing(/"n[\w-]{11}"/, with: "\"KEY\"")
  }

  @Test func `a table says how it is sorted, and names its rows`() {
    let order = [KeyPathComparator(\Lake.depth, order: .reverse)]
    let table = Table([Lake(id: "Baikal", depth: 1642)], sortOrder: .constant(order)) {
      TableColumn("Lake") { Text(verbatim: $0.id) }
      TableColumn("Depth", value: \.depth) { lake in
        Text(verbatim: "\(lake.depth)").frame(maxWidth: .infinity, alignment: .trailing)
      }
      .width(min: 80)
    }

    #expect(
      html(table)
        == "<div class=\"table g x\"><table><thead><tr><th scope=\"col\"><span>Lake</span></th>"
        + "<th class=\"e nw80px\" scope=\"col\" aria-sort=\"descending\"><button class=\"b\" form=\"use\" name=\"event\" "
        + "value=\"KEY\"><span>Depth</span></button></th></tr></thead><tbody><tr id=\"KEY\"><th scope=\"row\">"
        + "<span>Baikal</span></th><td class=\"e\"><span>1642</span></td></tr></tbody></table></div>")
  }

  @Test func `a table without controls can be scrolled by keyboard`() {
    let table = Table([Lake(id: "Baikal", depth: 1642)]) { TableColumn("Lake") { Text(verbatim: $0.id) } }

    #expect(html(table).hasPrefix("<div class=\"table g x\" tabindex=\"0\"><table>"))
  }

  @Test func `the ways to the other rows of a long table span its columns`() {
    let rows = (0..<600).map { Lake(id: "\($0)", depth: $0) }
    let table = Table(rows) {
      TableColumn("Lake") { Text(verbatim: $0.id) }
      TableColumn("Depth") { Text(verbatim: "\($0.depth)") }
    }

    #expect(html(table).contains("<tr><td colspan=\"2\"><div class=\"row part x\">"))
  }

  @Test func `two columns stand in a box that measures itself`() {
    let columns = _AdaptiveColumns {
      Text(verbatim: "a")
    } trailing: {
      Text(verbatim: "b")
    }
    let aside = _AdaptiveColumns(hidesTrailing: true) {
      Text(verbatim: "a")
    } trailing: {
      Text(verbatim: "b")
    }
    let pair =
      "<div><div class=\"v aistart ga0px\"><span>a</span></div>"
      + "<div class=\"v aistart ga0px\"><span>b</span></div></div></div>"

    #expect(html(columns) == "<div class=\"two x\">" + pair)
    #expect(html(aside) == "<div class=\"two aside x\">" + pair)
  }

  @Test func `a pinned header is marked`() {
    let stack = LazyVStack(pinnedViews: .sectionHeaders) {
      Section {
        Text(verbatim: "row")
      } header: {
        Text(verbatim: "header")
      }
    }

    #expect(html(stack).contains("<span class=\"pin\">header</span><span>row</span>"))
  }
}
