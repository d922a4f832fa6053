/// A place of an outbreak, as its files call it.
package struct OutbreakPlace: Hashable, Identifiable, Sendable {
  package let key: PlaceKey

  /// The spelling that its files have most often.
  ///
  /// It comes from files and may hold anything: whoever shows it escapes it.
  package let name: String

  /// All spellings, the name among them.
  package let spellings: [String]

  package init(key: PlaceKey, name: String, spellings: [String] = []) {
    self.key = key
    self.name = name
    self.spellings = spellings.isEmpty ? [name] : spellings
  }

  package var id: PlaceKey { key }
}
