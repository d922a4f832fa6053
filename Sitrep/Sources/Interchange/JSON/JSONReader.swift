import Domain

/// Reads a small JSON text (RFC 8259) as one value, to the letter.
///
/// Foundation's readers keep one of two members of the same name, and read 1.0 as a whole number; here both are seen.
struct JSONReader {
  private var json: JSONScanner
  private var valuesLeft: Int

  private struct TooManyValues: Error {}

  /// The one value of a whole text, which is UTF-8.
  static func value(of bytes: [UInt8], mostValues: Int) throws(JSONProblem) -> JSONValue {
    var rest = bytes
    let json = JSONScanner(acceptsNUL: true) {
      defer { rest = [] }
      return rest
    }
    do {
      var reader = JSONReader(json: json, valuesLeft: mostValues)
      let value = try reader.value(depth: 0)
      try reader.json.end()
      return value
    } catch let problem as JSONScanProblem {
      throw JSONProblem(problem, in: bytes)
    } catch {
      // Bytes that are there can't fail to be read.
      throw .tooManyValues
    }
  }

  private mutating func value(depth: Int) throws -> JSONValue {
    guard valuesLeft > 0 else { throw TooManyValues() }
    valuesLeft -= 1
    var isFirst = true
    switch try json.beginValue(depth: depth) {
    case .object:
      var members: [JSONValue.Member] = []
      while let name = try json.nextMember(&isFirst) {
        members.append(JSONValue.Member(name: name, value: try value(depth: depth + 1)))
      }
      return .object(members)
    case .list:
      var elements: [JSONValue] = []
      while try json.nextElement(&isFirst) { elements.append(try value(depth: depth + 1)) }
      return .array(elements)
    case .text: return .text(try json.takenText(longest: .max))
    case .number: return .number(try json.takenNumber())
    case .boolean(let isTrue): return .boolean(isTrue)
    case .null: return .null
    }
  }
}

extension JSONProblem {
  /// Where people look for it: in lines and columns.
  fileprivate init(_ problem: JSONScanProblem, in bytes: [UInt8]) {
    let before = bytes.prefix(problem.byte)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self = .syntax(problem.fault, line: line, column: problem.byte - start + 1)
  }
}
