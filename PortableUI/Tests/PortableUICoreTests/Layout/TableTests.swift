import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct TableTests {
  private struct Lake: Identifiable {
    let id: String
    let depth: Int

    static let all = [Lake(id: "Baikal", depth: 1642), Lake(id: "Ladoga", depth: 230)]
  }

  private final class Order {
    var comparators = [KeyPathComparator(\Lake.id)]
  }

  private func window(_ order: Order) -> Window {
    let binding = Binding(get: { order.comparators }, set: { order.comparators = $0 })
    return Window {
      Table(Lake.all.sorted(using: order.comparators), sortOrder: binding) {
        TableColumn("Name", value: \.id) { Text(verbatim: $0.id) }
        TableColumn(Text(verbatim: "Depth"), sortUsing: KeyPathComparator(\Lake.depth, order: .reverse)) {
          Text(verbatim: "\($0.depth)")
        }
        TableColumn("Remark" as String) { _ in EmptyView() }
      }
    }
  }

  private func headings(_ window: Window) -> [(key: Identity, traits: TableHeadingTraits)] {
    guard
      case .table(let headings)? = window.allNodes.first(where: { if case .table = $0.kind { true } else { false } })?
        .kind
    else { return [] }
    return headings.compactMap { if case .tableHeading(let traits) = $0.kind { ($0.key, traits) } else { nil } }
  }

  @Test func `a table has a heading for each column and a row for each element, with a cell for each column`() {
    let window = window(Order())

    #expect(headings(window).map(\.traits.isSortable) == [true, true, false])
    #expect(headings(window).map(\.traits.order) == [.forward, nil, nil])
    let rows = window.allNodes.filter { $0.kind == .tableRow }
    #expect(rows.map(\.children.count) == [3, 3])
    #expect(window.texts == ["Baikal", "1642", "Ladoga", "230"])
  }

  @Test func `a heading sorts as its comparator says, pressed again the other way round`() throws {
    let order = Order()
    let window = window(order)
    let depth = try #require(headings(window).dropFirst().first).key

    #expect(window.graph.perform(.tap, on: depth))
    #expect(order.comparators == [KeyPathComparator(\Lake.depth, order: .reverse), KeyPathComparator(\Lake.id)])
    #expect(window.graph.perform(.tap, on: depth))
    #expect(order.comparators == [KeyPathComparator(\Lake.depth), KeyPathComparator(\Lake.id)])

    window.evaluate()
    #expect(headings(window).map(\.traits.order) == [nil, .forward, nil])
  }

  @Test func `a heading without a comparator is no control`() throws {
    let window = window(Order())
    let remark = try #require(headings(window).last)

    #expect(!window.graph.perform(.tap, on: remark.key))
  }

  @Test func `of a long table a part is shown`() {
    struct Row: Identifiable { let id: Int }
    let window = Window { Table((0..<600).map(Row.init)) { TableColumn("Number") { Text(verbatim: "\($0.id)") } } }

    #expect(window.texts.count == RowWindow.size)
    #expect(window.allNodes.contains { if case .rowWindow = $0.kind { true } else { false } })
  }

  @Test func `a column has the limits of its width`() {
    let window = Window {
      Table(Lake.all) {
        TableColumn("Name") { Text(verbatim: $0.id) }.width(80)
        TableColumn("Depth") { Text(verbatim: "\($0.depth)") }.width(min: 40, ideal: 60)
        TableColumn("Depth again") { Text(verbatim: "\($0.depth)") }.width(ideal: 60, max: 90)
      }
    }

    #expect(
      headings(window).map(\.traits.width) == [
        TableColumnWidth(minimum: 80, maximum: 80), TableColumnWidth(minimum: 40),
        TableColumnWidth(minimum: 60, maximum: 90),
      ])
  }

  @Test func `headers of sections are pinned where a lazy stack says so, and nowhere inside`() {
    func isPinned(_ window: Window) -> Bool { window.allNodes.contains { $0.kind == .modified(.pinned) } }
    let section = Section {
      Text(verbatim: "row")
    } header: {
      Text(verbatim: "header")
    }

    #expect(isPinned(Window { LazyVStack(pinnedViews: .sectionHeaders) { section } }))
    #expect(!isPinned(Window { LazyVStack { section } }))
    #expect(!isPinned(Window { LazyVStack(pinnedViews: .sectionHeaders) { VStack { section } } }))
    #expect(!isPinned(Window { LazyVStack(pinnedViews: .sectionHeaders) { List { section } } }))
  }
}
