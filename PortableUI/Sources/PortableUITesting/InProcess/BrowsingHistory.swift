import PortableUIWeb

/// The pages that a visitor went through, as Chromium counts them.
///
/// A form that was posted makes a new entry, even for the address that is shown; a link to the address that is shown
/// does not.
struct BrowsingHistory {
  /// One entry: the address and, for the answer to a post, what was posted and answered.
  struct Visit {
    let address: PagePath
    /// Which loaded page a live page's addresses belong to; nil for a page without script.
    var document: Int?
    /// The posted form; nil for a page that was got.
    var posted: String?
    /// The answer to a post, shown again on Back and Forward; nil for a page that is got anew.
    var answer: WebResponse?
  }

  private var visits: [Visit] = []
  private var place = -1

  /// The entry that is shown; nil before the first page.
  var current: Visit? { neighbour(0) }

  /// The neighbour in a direction, -1 for Back, 1 for Forward; 0 for the entry that is shown.
  func neighbour(_ step: Int) -> Visit? { visits.indices.contains(place + step) ? visits[place + step] : nil }

  /// Goes to the neighbour in a direction.
  mutating func move(_ step: Int) { place += step }

  /// Shows a page reached by tapping or typing an address; what lay ahead is dropped.
  ///
  /// `afterPost` says whether it began as a post, which was answered or redirected.
  mutating func visit(_ visit: Visit, afterPost: Bool) {
    if !afterPost, current?.address == visit.address {
      visits[place] = visit
    } else {
      push(visit)
    }
  }

  /// Adds the page that has been gone to; what lay ahead is dropped.
  mutating func push(_ visit: Visit) {
    visits.removeSubrange((place + 1)...)
    visits.append(visit)
    place += 1
  }

  /// Puts the page loaded anew into the place of the one that is shown.
  mutating func replaceCurrent(with visit: Visit) {
    if current != nil { visits[place] = visit }
  }
}
