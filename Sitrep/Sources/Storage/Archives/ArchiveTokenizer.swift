import Domain
import GRDB

/// Splits texts for SQLite's search index into the words that ``SearchWordScanner`` finds.
final class ArchiveTokenizer: FTS5CustomTokenizer {
  static let name = "archive"

  /// SQLite wants no more words.
  private struct Stop: Error {
    let code: CInt
  }

  init(db: Database, arguments: [String]) {}

  func tokenize(
    context: UnsafeMutableRawPointer?, tokenization: FTS5Tokenization, pText: UnsafePointer<CChar>?, nText: CInt,
    tokenCallback: @escaping FTS5TokenCallback
  ) -> CInt {
    let text = UnsafeRawBufferPointer(start: pText, count: pText == nil ? 0 : Int(nText))
    do throws(Stop) {
      try SearchWordScanner.scan(text.bindMemory(to: UInt8.self)) { key, bytes throws(Stop) in
        let code = key.withUnsafeBytes { key in
          tokenCallback(
            context, 0, key.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(key.count), CInt(bytes.lowerBound),
            CInt(bytes.upperBound))
        }
        guard code == 0 else { throw Stop(code: code) }
      }
      return 0
    } catch {
      return error.code
    }
  }
}
