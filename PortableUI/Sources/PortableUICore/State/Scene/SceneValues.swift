/// The values of one window's scene storage, and which of them is the window's address.
@MainActor
package final class SceneValues {
  /// The key under which the window's address is kept, or nil where the window has none.
  package let addressKey: String?
  private let texts: ObservedBox<[String: String]>
  /// Values made of the texts, so that an address is not parsed again at each read.
  private var decoded: [String: AnyObject] = [:]
  /// Which part of its rows each long list shows.
  private let rowPositions = ObservedBox(RowPositions(), of: nil)
  /// The long lists of the last evaluation.
  private var longLists: Set<Identity> = []

  package init(addressKey: String? = nil, texts: [String: String] = [:]) {
    self.addressKey = addressKey
    self.texts = ObservedBox(texts, of: nil)
  }

  /// Makes them the values of this graph's window.
  func belong(to graph: ViewGraph) {
    texts.belongs(to: graph)
    rowPositions.belongs(to: graph)
  }

  /// The window's address as its views now have it.
  package var address: String? {
    addressKey.flatMap { texts.value[$0] }
  }

  /// Goes to another address of the same window.
  package func visit(_ address: String) {
    guard let addressKey, texts.value[addressKey] != address else { return }
    decoded[addressKey] = nil
    texts.value[addressKey] = address
  }

  func value<Value>(for key: String, decode: (String) -> Value?) -> Value? {
    guard let text = texts.value[key] else { return nil }
    if let known = decoded[key] as? LastValue<Value> { return known.value }
    guard let value = decode(text) else { return nil }
    decoded[key] = LastValue(value)
    return value
  }

  /// Keeps a value under a key; without a text it is taken away.
  func set<Value>(_ value: Value, text: String?, for key: String) {
    guard texts.value[key] != text else { return }
    decoded[key] = text == nil ? nil : LastValue(value)
    texts.value[key] = text
  }
}

/// Long lists, which show a part of their rows.
extension SceneValues {
  /// Shows the rows from these on, as the address of a page said.
  package func show(_ positions: RowPositions) {
    rowPositions.value = positions
  }

  /// The window's address with the positions of its long lists.
  package var addressWithRows: String? {
    address.map { rowPositions.value.keeping(longLists).added(to: $0) }
  }

  func beginEvaluation() { longLists = [] }

  /// The first row that a long list shows.
  func firstRow(of list: Identity) -> Int {
    rowPositions.value.first[list] ?? 0
  }

  func noteLongList(_ list: Identity) { longLists.insert(list) }

  func setFirstRow(_ row: Int, of list: Identity) {
    rowPositions.value.first[list] = row
  }

  /// The window's address if a long list showed other rows.
  func address(withFirstRow row: Int, of list: Identity) -> String? {
    guard let address else { return nil }
    var positions = rowPositions.value.keeping(longLists)
    positions.first[list] = row
    return positions.added(to: address)
  }
}
