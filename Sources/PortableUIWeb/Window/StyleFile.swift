/// The program's style file as it is sent: without what is there only for those who read it.
enum StyleFile {
  static let text = withoutComments(PackageResources.sitrep_css)

  /// The style file without comments, empty lines and indentation; no text in it holds what begins a comment.
  static func withoutComments(_ css: [UInt8]) -> [UInt8] {
    let (start, end) = (Array("/*".utf8), Array("*/".utf8))
    var text: [UInt8] = []
    text.reserveCapacity(css.count)
    var rest = css[...]
    while let comment = rest.firstRange(of: start) {
      text += rest[..<comment.lowerBound]
      rest = rest[comment.upperBound...]
      rest = rest.firstRange(of: end).map { rest[$0.upperBound...] } ?? []
    }
    text += rest
    let lines = text.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 == UInt8(ascii: " ") } }
    return Array(lines.filter { !$0.isEmpty }.joined(separator: [UInt8(ascii: "\n")]))
  }
}
