import Domain

/// The disease of each row of a table that counts several.
struct RowDiseases {
  private static let mostNamed = 50

  /// Of each row which disease it counts; spellings of one are the same.
  let ids: [Int32]

  private let texts: [String]
  private let rows: [Int32: Int]

  init(_ values: DistinctValues) {
    var first: [String: Int32] = [:]
    let same = values.texts.enumerated().map { index, text in
      let key = PlaceKey.folded(text)
      let id = first[key] ?? Int32(index)
      first[key] = id
      return id
    }
    ids = values.ids.map { same[Int($0)] }
    texts = values.texts
    rows = zip(same, values.counts).reduce(into: [:]) { $0[$1.0, default: 0] += $1.1 }
  }

  func name(_ id: Int32) -> String { texts[Int(id)].shortened(toBytes: HeadingRow.mostShown) }

  /// The diseases in the order of the rows, without an empty one.
  var names: [String] { ordered.prefix(Self.mostNamed).map(name) }

  /// The one that is meant; without a wish the one with the most rows.
  func id(of wanted: Disease?) -> Int32? {
    guard let wanted else { return ordered.max { rows[$0] ?? 0 < rows[$1] ?? 0 } }
    return ordered.first { DiseaseMention.isSame(texts[Int($0)], wanted) }
  }

  private var ordered: [Int32] { rows.keys.filter { !texts[Int($0)].isEmpty }.sorted() }
}
