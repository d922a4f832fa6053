import Domain
import Foundation

/// Files of guidance: JSON that a health team edits; Documentation/Technotes/Guidance.md describes them.
package struct GuidanceFileCodec: GuidanceFiles {
  /// The largest file that is read, in bytes.
  package let largestFile = 1_000_000

  /// The most statements and numbers that a file may hold.
  package static let mostItems = 500

  /// More problems than these are only counted.
  static let mostProblems = 50

  package init() {}

  package func read(_ file: Data, latest: Day) throws(GuidanceFileRefusal) -> GuidanceFile {
    var reader = GuidanceFileReader(latest: latest)
    guard let content = reader.content(of: try value(of: file)), reader.problems.isEmpty else {
      throw GuidanceFileRefusal(Self.told(reader.problems))
    }
    return GuidanceFile(content: content, warnings: reader.warnings)
  }

  package func write(_ content: GuidanceContent) -> Data {
    Data((JSONText.lines(of: GuidanceFileWriter.value(of: content)) + "\n").utf8)
  }

  private func value(of file: Data) throws(GuidanceFileRefusal) -> JSONValue {
    guard file.count <= largestFile else { throw Self.refusal(.tooLarge(limit: largestFile)) }
    if let mistaken = MistakenFile(beginning: file) { throw Self.refusal(.mistaken(mistaken)) }
    guard let text = FileText.utf8(of: file) else { throw Self.refusal(.notText) }
    guard text.contains(where: { !" \t\r\n".utf8.contains($0) }) else { throw Self.refusal(.empty) }
    if MistakenFile.isTable(text) { throw Self.refusal(.mistaken(.table)) }
    let value: JSONValue
    do {
      value = try JSONReader.value(of: text, mostValues: 40 * Self.mostItems)
    } catch {
      switch error {
      case .syntax(let what, let line, let column): throw Self.refusal(.notJSON(what, line: line, column: column))
      case .tooManyValues: throw Self.refusal(.tooManyItems(limit: Self.mostItems))
      }
    }
    if let mistaken = MistakenFile(value), mistaken != .guidance { throw Self.refusal(.mistaken(mistaken)) }
    return value
  }

  private static func refusal(_ kind: GuidanceFileProblem.Kind) -> GuidanceFileRefusal {
    GuidanceFileRefusal([GuidanceFileProblem(kind)])
  }

  private static func told(_ problems: [GuidanceFileProblem]) -> [GuidanceFileProblem] {
    guard problems.count > mostProblems else { return problems }
    return problems.prefix(mostProblems) + [GuidanceFileProblem(.more(problems.count - mostProblems))]
  }
}
