/// One thing that a screen reader tells: a role, a name, states, and what is inside.
public struct AccessibleNode: Sendable, Hashable {
  public var role: Role
  /// The accessible name; for ``Role/text`` the words themselves.
  public var name = ""
  /// States worth telling, in a fixed order: `level 1`, `on`, `disabled`, `current page`, `to /path`.
  public var states: [String] = []
  public var children: [AccessibleNode] = []

  /// The nodes as indented lines, such as `  link "Chile" to /statistics/CL`.
  public static func text(of nodes: [AccessibleNode]) -> String {
    nodes.flatMap(\.lines).joined(separator: "\n")
  }

  private var lines: [String] {
    let words = [role.rawValue] + (name.isEmpty ? [] : ["\"\(name)\""]) + states
    return [words.joined(separator: " ")] + children.flatMap(\.lines).map { "  " + $0 }
  }

  /// Between two pieces of text: they stand in different lines or boxes.
  static let lineBreak = AccessibleNode(role: .text, name: "\n")

  /// The nodes with neighbouring pieces of text made one line each, and without the line breaks between them.
  static func joiningText(_ nodes: [AccessibleNode]) -> [AccessibleNode] {
    var result: [AccessibleNode] = []
    var line = ""
    func endLine() {
      let words = line.singleSpaced
      if !words.isEmpty { result.append(AccessibleNode(role: .text, name: words)) }
      line = ""
    }
    for node in nodes {
      if node == lineBreak || node.role != .text { endLine() }
      if node.role == .text { line += node.name } else { result.append(node) }
    }
    endLine()
    return result
  }
}
