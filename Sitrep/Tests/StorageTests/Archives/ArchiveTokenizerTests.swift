import Domain
import GRDB
import Testing

@testable import Storage

/// The words of the search index, and what stops the search for them; rows that no archive has.
@Suite struct ArchiveTokenizerTests {
  @Test(arguments: [("ab 日 cd", 1), ("日", 1), ("日 ab", 2), ("ab", 1)] as [(String, Int)])
  func `whoever wants no more words gets none`(text: String, most: Int) throws {
    try DatabaseQueue().write { db in
      let tokenizer = ArchiveTokenizer(db: db, arguments: [])
      var left = most
      let code = withUnsafeMutablePointer(to: &left) { left in
        text.withCString { start in
          tokenizer.tokenize(
            context: left, tokenization: .document, pText: start, nText: CInt(text.utf8.count)
          ) { context, _, _, _, _, _ in
            guard let left = context?.assumingMemoryBound(to: Int.self) else { return 2 }
            left.pointee -= 1
            return left.pointee == 0 ? 7 : 0
          }
        }
      }
      #expect(code == 7 && left == 0)
    }
  }

  @Test func `no text and half a character have no words of their own`() throws {
    try DatabaseQueue().write { db in
      let tokenizer = ArchiveTokenizer(db: db, arguments: [])
      #expect(
        tokenizer.tokenize(context: nil, tokenization: .query, pText: nil, nText: 0) { _, _, _, _, _, _ in 7 } == 0)
      let half: [CChar] = [CChar(bitPattern: 0xE6), CChar(bitPattern: 0x97)]
      #expect(
        half.withUnsafeBufferPointer { bytes in
          tokenizer.tokenize(
            context: nil, tokenization: .query, pText: bytes.baseAddress, nText: 2
          ) { _, _, _, _, _, _ in 0 }
        } == 0)
    }
  }

  @Test func `values of another kind are damage`() throws {
    try DatabaseQueue().read { db in
      let row = ArchiveRow(try #require(try Row.fetchOne(db, sql: "SELECT x'ff', 5, 'a', NULL")))
      #expect(throws: ArchiveImportProblem.self) { try row.text(0) }
      #expect(throws: ArchiveImportProblem.self) { try row.bytes(1) }
      #expect(throws: ArchiveImportProblem.self) { try row.count(2) }
      #expect(throws: ArchiveImportProblem.self) { try row.date(3) }
      #expect(try row.textIfAny(3) == nil)
    }
  }
}
