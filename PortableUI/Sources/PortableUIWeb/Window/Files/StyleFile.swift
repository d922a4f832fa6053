/// The style file: the files of `Client/Style`, joined when the program starts.
enum StyleFile {
  /// The files in the order of the rules: later ones win.
  static let source = [
    PackageResources.page_css, PackageResources.lists_css, PackageResources.controls_css, PackageResources.charts_css,
    PackageResources.fields_css, PackageResources.presentations_css, PackageResources.window_css,
  ].flatMap(\.self)

  /// The file as it is sent: without what is there only for those who read it.
  static let text = withoutComments(source)

  /// The style file without comments, empty lines and indentation; no text in it holds what begins a comment.
  static func withoutComments(_ css: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(css.count)
    var isComment = false
    var index = 0
    while index < css.count {
      let isPair = index + 1 < css.count
      if isPair, !isComment, css[index] == UInt8(ascii: "/"), css[index + 1] == UInt8(ascii: "*") {
        isComment = true
        index += 2
      } else if isPair, isComment, css[index] == UInt8(ascii: "*"), css[index + 1] == UInt8(ascii: "/") {
        isComment = false
        index += 2
      } else {
        if !isComment { text.append(css[index]) }
        index += 1
      }
    }
    let lines = text.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 == UInt8(ascii: " ") } }
    return Array(lines.filter { !$0.isEmpty }.joined(separator: [UInt8(ascii: "\n")]))
  }
}
