#if os(Linux)
  import ChildProcesses
  import Domain
  import Foundation

  /// What curl wrote: the body on standard output; the header, then its own words on standard error.
  struct CurlAnswer: Sendable {
    /// The most bytes of a header.
    private static let longestHeader = 65_536

    /// Nil if there is no whole one.
    private let header: FeedHeader?

    private let body: Data

    /// The end of standard error: why curl failed, if it did.
    private let words: String

    /// Reads until curl closes both.
    ///
    /// Curl writes the header before the body, so the header is read to its end first.
    init(
      output: ChildOutput, errors: ChildOutput, most: Int, _ progress: @Sendable (RefreshProgress) -> Void
    ) async throws {
      var rest = errors.makeAsyncIterator()
      var written = Data()
      var header: FeedHeader?
      while header == nil, let piece = try await rest.next() {
        written += piece
        guard written.count <= Self.longestHeader else { throw RefreshProblem.cutOff }
        header = FeedHeader(String(decoding: written, as: UTF8.self))
      }
      var body = Data()
      for try await piece in output {
        guard body.count + piece.count <= most else { throw RefreshProblem.tooLarge(limit: most) }
        body += piece
        progress(RefreshProgress(bytes: body.count, expected: header?.length))
      }
      // Trailers may follow: of them, and of what curl says at last, the end is enough.
      while let piece = try await rest.next() { written = (written + piece).suffix(500) }
      self.header = header
      self.body = body
      words = String(decoding: written.suffix(500), as: UTF8.self)
    }

    /// What it means, by the code that curl ended with.
    func reply(exit code: Int32, most: Int) throws(RefreshProblem) -> FeedReply {
      switch code {
      case 0:
        guard let header else { throw .cutOff }
        return FeedReply(status: header.status, body: body, fields: header.fields)
      case 28: throw .timedOut
      case 63: throw .tooLarge(limit: most)
      // Not HTTP, a header that isn't one, too few bytes, no bytes, a connection that was reset, a broken compression.
      case 1, 8, 18, 52, 56, 61: throw .cutOff
      default:
        let line = words.split(whereSeparator: \.isNewline).last ?? "curl ended with \(code)"
        throw .offline(String(line.prefix(200)))
      }
    }
  }
#endif
