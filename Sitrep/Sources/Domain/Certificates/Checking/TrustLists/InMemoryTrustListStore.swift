/// A trust list that is kept in memory.
package actor InMemoryTrustListStore: TrustListStore {
  private var list: StoredTrustList?

  package init(_ list: StoredTrustList? = nil) {
    self.list = list
  }

  package func trustList() -> StoredTrustList? { list }

  package func save(_ list: StoredTrustList?) { self.list = list }
}
