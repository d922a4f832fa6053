import Domain

/// The elements of a file that is a list, one at a time.
struct SlackList {
  /// More than any message has.
  private static let mostValues = 200_000

  private var json: JSONScanner
  private var isFirst = true

  /// - Parameter bytes: All of the file.
  init(_ bytes: [UInt8]) {
    var rest = bytes
    json = JSONScanner(repairsTexts: true) {
      defer { rest = [] }
      return rest
    }
  }

  /// False where the file isn't a list.
  mutating func begin() throws -> Bool {
    try json.takeByteOrderMark()
    return try json.takesToken("[")
  }

  /// The next element; nil at the end, behind which nothing may stand.
  mutating func next() throws -> JSONNode? {
    guard try json.nextElement(&isFirst) else {
      try json.end()
      return nil
    }
    return try JSONTape.value(in: &json, mostValues: Self.mostValues)
  }
}
