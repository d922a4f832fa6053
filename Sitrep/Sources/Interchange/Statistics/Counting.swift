import Domain

extension FiguresNotes.Counting {
  /// What counts are of which the file doesn't say whether they are totals.
  ///
  /// Totals fall only where they are corrected; new counts fall about as often as they rise, and by as much. A fall to 0 at
  /// the end of a series is no sign: it is where somebody stopped counting.
  init(of series: some Sequence<[Int]>) {
    var rises = (count: 0, people: 0.0)
    var falls = (count: 0, people: 0.0)
    for counts in series {
      var known = counts.filter { $0 != CountCells.missing }
      while known.last == 0 { known.removeLast() }
      var before = 0
      for count in known {
        if count > before { (rises.count, rises.people) = (rises.count + 1, rises.people + Double(count - before)) }
        if count < before { (falls.count, falls.people) = (falls.count + 1, falls.people + Double(before - count)) }
        before = count
      }
    }
    let isNew =
      falls.count >= 2 && Double(falls.count) > Self.mostFalls * Double(falls.count + rises.count)
      && falls.people > Self.mostFalls * rises.people
    self = isNew ? .new : .totals
  }

  /// The share of falls that corrections may have.
  private static let mostFalls = 0.2

  /// The totals of new counts; a day whose count is unknown adds nothing, and its total is unknown.
  static func totals(ofNew counts: [Int]) -> [Int] {
    var sum = 0
    return counts.map { count in
      guard count != CountCells.missing else { return CountCells.missing }
      sum = min(max(sum + count, -CountCells.largest), CountCells.largest)
      return sum
    }
  }
}
