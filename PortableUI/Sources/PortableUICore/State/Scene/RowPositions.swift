/// Which part of its rows each long list of a window shows.
///
/// In an address it is one parameter of the query, which belongs to the layer: `rows=LIST.FIRST`, with commas between
/// lists; `LIST` is the name of the list's identity and `FIRST` the number of rows before the first one shown.
package struct RowPositions: Sendable, Hashable {
  package var first: [Identity: Int] = [:]

  package init() {}

  /// The most lists that an address speaks of.
  static let listLimit = 8
  private static let parameter = "rows="

  /// An address without the layer's own parameter, and what that said.
  ///
  /// What is not written as the layer writes it is none of its own, and stays.
  package static func split(_ address: String) -> (address: String, positions: RowPositions) {
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return (address, RowPositions()) }
    var items = parts[1].split(separator: "&", omittingEmptySubsequences: false)
    guard let index = items.lastIndex(where: { $0.hasPrefix(parameter) }),
      let positions = RowPositions(items[index].dropFirst(parameter.count))
    else { return (address, RowPositions()) }
    items.remove(at: index)
    return (items.isEmpty ? String(parts[0]) : parts[0] + "?" + items.joined(separator: "&"), positions)
  }

  private init?(_ text: Substring) {
    let lists = text.split(separator: ",", omittingEmptySubsequences: false)
    guard lists.count <= Self.listLimit else { return nil }
    for list in lists {
      let parts = list.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, let identity = Identity(name: parts[0]), first[identity] == nil,
        (1...9).contains(parts[1].utf8.count), let row = Int(parts[1]), row >= 0, String(row) == parts[1]
      else { return nil }
      first[identity] = row
    }
  }

  func keeping(_ lists: Set<Identity>) -> RowPositions {
    var kept = self
    kept.first = first.filter { lists.contains($0.key) && $0.value > 0 }
    return kept
  }

  /// The address with these positions in its query.
  func added(to address: String) -> String {
    let lists = first.sorted { $0.key.bits < $1.key.bits }.prefix(Self.listLimit)
    guard !lists.isEmpty else { return address }
    let value = lists.map { "\($0.key.name).\($0.value)" }.joined(separator: ",")
    return address + (address.contains("?") ? "&" : "?") + Self.parameter + value
  }
}
