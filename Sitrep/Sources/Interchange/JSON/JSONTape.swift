import Domain

/// A value of a JSON text as a row of entries.
///
/// Texts lie in it as they were written, and become strings when they are asked for; so a value of which little is
/// wanted costs little.
final class JSONTape {
  fileprivate enum Kind {
    case object, list, text, number, isTrue, other
  }

  fileprivate struct Entry {
    let kind: Kind
    let name: Range<Int>

    /// Of a text, and of a number as it was written.
    var text = 0..<0

    /// Where the entry behind all that is in it is.
    var end = 0
  }

  fileprivate let entries: [Entry]
  fileprivate let texts: [UInt8]

  /// Reads the value that comes next in a longer text.
  ///
  /// - Throws: `JSONScanProblem` where it isn't JSON, or has more values than that.
  static func value(in json: inout JSONScanner, mostValues: Int) throws -> JSONNode {
    var recording = Recording(mostValues: mostValues)
    try recording.add(0..<0, from: &json, depth: 1)
    return JSONNode(tape: JSONTape(recording), index: 0)
  }

  private init(_ recording: Recording) {
    entries = recording.entries
    texts = recording.texts
  }

  private struct Recording {
    private(set) var entries: [Entry] = []
    private(set) var texts: [UInt8] = []

    private let mostValues: Int

    init(mostValues: Int) {
      self.mostValues = mostValues
      // A message of a team has about so much.
      entries.reserveCapacity(60)
      texts.reserveCapacity(1_000)
    }

    mutating func add(_ name: Range<Int>, from json: inout JSONScanner, depth: Int) throws {
      guard entries.count < mostValues else { throw json.problem(.tooManyFields(most: mostValues)) }
      let index = entries.count
      let start = texts.count
      var isFirst = true
      switch try json.beginValue(depth: depth) {
      case .object:
        entries.append(Entry(kind: .object, name: name))
        var start = start
        while try json.takeMember(&isFirst, appendingTo: &texts) {
          try add(start..<texts.count, from: &json, depth: depth + 1)
          start = texts.count
        }
      case .list:
        entries.append(Entry(kind: .list, name: name))
        while try json.nextElement(&isFirst) { try add(0..<0, from: &json, depth: depth + 1) }
      case .text:
        try json.takeText(appendingTo: &texts)
        entries.append(Entry(kind: .text, name: name, text: start..<texts.count))
      case .number:
        try json.takeNumber(appendingTo: &texts)
        entries.append(Entry(kind: .number, name: name, text: start..<texts.count))
      case .boolean(let isTrue): entries.append(Entry(kind: isTrue ? .isTrue : .other, name: name))
      case .null: entries.append(Entry(kind: .other, name: name))
      }
      entries[index].end = entries.count
    }
  }
}

/// A value on a tape.
struct JSONNode {
  fileprivate let tape: JSONTape
  fileprivate let index: Int

  private var entry: JSONTape.Entry { tape.entries[index] }

  var isObject: Bool { entry.kind == .object }

  var isText: Bool { entry.kind == .text }

  var isTrue: Bool { entry.kind == .isTrue }

  /// The last member of this name, as Foundation's and JavaScript's readers have it.
  subscript(name: StaticString) -> JSONNode? {
    guard isObject else { return nil }
    let end = entry.end
    let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    var (next, found): (Int, Int?) = (index + 1, nil)
    tape.entries.withUnsafeBufferPointer { entries in
      tape.texts.withUnsafeBytes { texts in
        while next < end {
          let range = entries[next].name
          if range.count == name.count, texts[range].elementsEqual(name) { found = next }
          next = entries[next].end
        }
      }
    }
    return found.map { JSONNode(tape: tape, index: $0) }
  }

  /// The elements of a list; none of another value.
  var elements: JSONNodes { JSONNodes(tape, entry.kind == .list ? index + 1..<entry.end : 0..<0) }

  /// The values of an object's members, or the elements of a list; none of another value.
  var values: JSONNodes {
    JSONNodes(tape, entry.kind == .list || entry.kind == .object ? index + 1..<entry.end : 0..<0)
  }

  /// The name that the value has in its object; empty in a list.
  var memberName: String { String(decoding: tape.texts[entry.name], as: UTF8.self) }

  /// How many bytes the texts, names and numbers of the value that was read have together.
  var textBytes: Int { tape.texts.count }

  /// A whole number that fits.
  var integer: Int? {
    entry.kind == .number ? Int(String(decoding: tape.texts[entry.text], as: UTF8.self)) : nil
  }

  /// True for a text of exactly these letters.
  func says(_ words: StaticString) -> Bool {
    isText && withText { $0.elementsEqual(UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)) }
  }

  /// Gives the bytes of a text, and of a number as it was written; none of other values.
  func withText<Value>(_ body: (UnsafeRawBufferPointer) throws -> Value) rethrows -> Value {
    let range = entry.text
    return try tape.texts.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }
}

/// Values on a tape, one after the other.
struct JSONNodes: Sequence, IteratorProtocol {
  private let tape: JSONTape
  private var rest: Range<Int>

  fileprivate init(_ tape: JSONTape, _ rest: Range<Int>) {
    self.tape = tape
    self.rest = rest
  }

  mutating func next() -> JSONNode? {
    guard let index = rest.first else { return nil }
    rest = tape.entries[index].end..<rest.upperBound
    return JSONNode(tape: tape, index: index)
  }
}
