import Foundation

/// Views made of data that a list may edit.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection

  /// What the views are made of.
  var data: Data { get }
}

extension DynamicViewContent {
  /// Lets a person delete rows; nil: not.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EnvironmentView(content: self) { $0.window.rowEdits = RowEdits(delete: action, move: $0.window.rowEdits?.move) }
  }

  /// Lets a person move rows; nil: not.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EnvironmentView(content: self) { $0.window.rowEdits = RowEdits(delete: $0.window.rowEdits?.delete, move: action) }
  }
}

extension EnvironmentView: DynamicViewContent where Content: DynamicViewContent {
  @MainActor package var data: Content.Data { content.data }
}

/// How the rows of a `ForEach` may be edited.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  /// Adds the items that edit one element to the menu of its row, the first node from `place` on.
  @MainActor func addActions(at offset: Int, of count: Int, to place: Int, _ context: inout RenderContext) {
    guard place < context.nodes.count else { return }
    let locale = context.environment.locale
    var actions: [Node] = []
    if let move {
      actions += context.descend(.part(6)) {
        $0.menuItems(
          Group {
            if offset > 0 { Button(LayerText.moveUp(in: locale)) { move([offset], offset - 1) } }
            if offset < count - 1 { Button(LayerText.moveDown(in: locale)) { move([offset], offset + 2) } }
          })
      }
    }
    if let delete {
      actions += context.descend(.part(7)) {
        $0.menuItems(Button(LayerText.delete(in: locale), role: .destructive) { delete([offset]) })
      }
    }
    if !actions.isEmpty { context.nodes[place].rowTraits.actions += actions }
  }
}

extension MutableCollection {
  /// Moves the elements at these offsets so that they stand before the element at the destination.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let place = index(startIndex, offsetBy: Swift.max(0, destination), limitedBy: endIndex) ?? endIndex
    moveSubranges(subranges(atOffsets: source), to: place)
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at these offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    removeSubranges(subranges(atOffsets: offsets))
  }
}

extension Collection {
  /// Where the elements at these offsets are; there may be none at some.
  fileprivate func subranges(atOffsets offsets: IndexSet) -> RangeSet<Index> {
    RangeSet(zip(0..., indices).lazy.filter { offsets.contains($0.0) }.map(\.1), within: self)
  }
}
