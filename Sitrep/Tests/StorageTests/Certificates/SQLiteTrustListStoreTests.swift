import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct SQLiteTrustListStoreTests {
  private let temporary: TemporaryFolder
  private let list = StoredTrustList(file: Data([1, 2, 3]), imported: Date(timeIntervalSinceReferenceDate: 5.5))

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func `a list is kept until another takes its place, or it is removed`() async throws {
    let store = try temporary.database().trustListStore()
    #expect(try await store.trustList() == nil)

    try await store.save(list)
    #expect(try await store.trustList() == list)

    let other = StoredTrustList(file: Data([4]), imported: Date(timeIntervalSinceReferenceDate: 6))
    try await store.save(other)
    #expect(try await store.trustList() == other)

    try await store.save(nil)
    #expect(try await store.trustList() == nil)
  }

  @Test func `a list outlives the program`() async throws {
    try await temporary.database().trustListStore().save(list)

    #expect(try await temporary.database().trustListStore().trustList() == list)
  }
}
