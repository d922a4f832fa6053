/// How long and how much a feed may send.
package struct FeedLimits: Hashable, Sendable {
  /// Until there is a connection.
  package var connect = Duration.seconds(5)

  /// Until the whole answer is there.
  package var whole = Duration.seconds(20)

  /// The most bytes of an answer, after decompression.
  package var answer = 8_000_000

  /// The most bytes of a picture.
  package var picture = 65_536

  package init() {}
}
