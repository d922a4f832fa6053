/// HTML as it was written, and what of it many pages share, which is kept once for all of them.
struct WrittenHTML: Sendable {
  /// What is inside an element of many pages, and before which of the own bytes it stands.
  struct Shared: Sendable {
    let content: ElementContent
    let place: Int
  }

  let own: [UInt8]
  let shared: [Shared]

  /// How many bytes it has.
  var count: Int { shared.reduce(own.count) { $0 + $1.content.html.count } }
}

extension WrittenHTML: Equatable {
  /// True where both read the same, whatever of it is shared.
  static func == (lhs: WrittenHTML, rhs: WrittenHTML) -> Bool {
    var (one, other) = (HTMLWriter(reserving: lhs.count), HTMLWriter(reserving: rhs.count))
    one.append(lhs)
    other.append(rhs)
    return one.bytes == other.bytes
  }
}
