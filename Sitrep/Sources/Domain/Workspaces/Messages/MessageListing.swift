/// How a channel's messages are listed: threads under the message that began them, their replies oldest first.
package struct MessageListing: Hashable, Codable, Sendable {
  /// Else the oldest come first.
  package var isNewestFirst: Bool

  /// False: nobody is told who joined and left.
  package var showsArrivals: Bool

  package init(isNewestFirst: Bool = true, showsArrivals: Bool = true) {
    self.isNewestFirst = isNewestFirst
    self.showsArrivals = showsArrivals
  }
}
