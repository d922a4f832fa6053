/// The longest increasing subsequence: what may stay where it is when a sequence is put into order.
enum IncreasingSubsequence {
  /// The places of one longest strictly increasing subsequence, in O(n log n).
  static func longest(of values: [Int]) -> [Int] {
    /// For each length, the place of the smallest value that ends a subsequence of it.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (place, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var places: [Int] = []
    var place = ends.last ?? -1
    while place >= 0 {
      places.append(place)
      place = previous[place]
    }
    return places.reversed()
  }
}
