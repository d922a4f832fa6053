/// A screen's bar.
///
/// The content is in the node's children.
package struct ScreenTraits: Sendable, Equatable {
  package var title: String?
  /// True where the title is only said.
  package var isTitleHidden = false
  package var leading: [Node] = []
  package var trailing: [Node] = []
  package var back: BackTarget?
  /// The screen's search field; none where it has no search.
  package var search: [Node] = []
  /// True for the screen that the address stands for; the others are beside it.
  package var isCurrent = true
}

/// The way back from a screen: the previous screen's address and title.
package struct BackTarget: Sendable, Hashable {
  package var address: String?
  package var title: String?
  /// The control that goes back, for where there is no address.
  package var key: Identity?
  /// Whether it leads to the column beside this one, which a wide screen shows anyway.
  package var isBeside = false
}

package struct ColumnLayout: Sendable, Hashable {
  /// The column that a narrow screen shows.
  package var preferred: Int
}

package struct TabTraits: Sendable, Equatable {
  package var label: [Node]
  package var address: String?
  package var isSelected: Bool
  package var key: Identity
}
