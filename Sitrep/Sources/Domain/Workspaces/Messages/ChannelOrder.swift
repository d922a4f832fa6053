/// Puts the messages of one channel in order: threads under the message that began them, their replies oldest first.
package struct ChannelOrder: Sendable {
  private struct Top {
    let place: Int
    let posted: Double
    let isArrival: Bool
  }

  package private(set) var count = 0

  /// Messages that don't reply to another one of the channel.
  private var tops: [Top] = []

  /// By the place of what they reply to, oldest first.
  private var replies: [Int: [Int]] = [:]

  package init() {}

  /// Adds a message; the oldest come first, those of one time in the file's order.
  ///
  /// - Parameters:
  ///   - place: Its number in the file's order.
  ///   - posted: When it was posted, in seconds from any moment.
  ///   - root: The place of the message that it replies to, which replies to none itself; nil where there is none.
  ///   - isArrival: Whether it tells that somebody joined or left.
  package mutating func add(_ place: Int, posted: Double, root: Int? = nil, isArrival: Bool = false) {
    count += 1
    if let root {
      replies[root, default: []].append(place)
    } else {
      tops.append(Top(place: place, posted: posted, isArrival: isArrival))
    }
  }

  /// How many only tell that somebody joined or left; one that somebody replied to is a message like any other.
  package var arrivals: Int { tops.count(where: isOnlyArrival) }

  /// The places as they are listed; messages of one time stay in the file's order.
  package func places(_ listing: MessageListing) -> [Int] {
    let shown = listing.showsArrivals ? tops : tops.filter { !isOnlyArrival($0) }
    let sorted =
      listing.isNewestFirst
      ? shown.sorted { one, other in
        one.posted == other.posted ? one.place < other.place : one.posted > other.posted
      } : shown
    return sorted.flatMap { [$0.place] + replies[$0.place, default: []] }
  }

  private func isOnlyArrival(_ top: Top) -> Bool { top.isArrival && replies[top.place] == nil }
}
