import Domain
import Foundation
import TestTraits
import Testing

@Suite struct ArchiveEntryTests {
  @Test(.proves("L7"))
  func `of archives of the same moment the first id stands first, and one that was not imported last`() {
    let entry = { (id: String, seconds: Double?) in
      ArchiveEntry(
        id: id, name: id, imported: seconds.map { Date(timeIntervalSince1970: $0) },
        archive: InMemoryMessageArchive([]))
    }
    let entries = [entry("d", nil), entry("b", 1), entry("a", 1), entry("c", 2), entry("e", nil)]

    #expect(entries.sorted(by: ArchiveEntry.isNewer).map(\.id) == ["c", "a", "b", "d", "e"])
  }
}
