/// The client script: the files of `Client/Script`, joined when the program starts.
///
/// They are written to be read one by one, but share one scope: each may use what another one declares as soon as all
/// have run. Nothing of it is seen from outside, and a page that does not become live runs none of it.
enum ClientScript {
  /// The files in the order in which they run.
  static let files = [
    PackageResources.page_js, PackageResources.fields_js, PackageResources.operations_js,
    PackageResources.messages_js, PackageResources.places_js, PackageResources.connection_js,
    PackageResources.listening_js, PackageResources.menus_js, PackageResources.controls_js,
    PackageResources.start_js,
  ]

  /// The script as it is sent: without what is there only for those who read it, and with the addresses of its modules.
  static let text = joined(files, extrasAddress: Assets.extras.address, socketAddress: Assets.socket.address)

  static func joined(_ files: [[UInt8]], extrasAddress: String, socketAddress: String) -> [UInt8] {
    let start =
      "'use strict';\nif (document.body.dataset.version) (() => {\n"
      + "const extrasAddress='\(extrasAddress)',socketAddress='\(socketAddress)';"
    let parts = [Array(start.utf8)] + files.map(condensed) + [Array("})();".utf8)]
    return Array(parts.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// A script without comments, indentation, and the spaces and line ends that only make it easier to read.
  ///
  /// Comments have lines of their own, no text of the script goes over several lines, and no regular expression has a
  /// space or a quotation mark in it.
  static func condensed(_ script: [UInt8]) -> [UInt8] {
    let lines = script.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 == UInt8(ascii: " ") } }
    var text: [UInt8] = []
    for line in lines where !line.isEmpty && !line.starts(with: "//".utf8) {
      if let last = text.last, !opensLine.contains(last) { text.append(UInt8(ascii: "\n")) }
      appendCondensed(line, to: &text)
    }
    return text
  }

  private static func appendCondensed(_ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    var quotation: UInt8?
    for (index, byte) in zip(line.indices, line) {
      if let quote = quotation {
        if byte == quote, line[index - 1] != UInt8(ascii: "\\") { quotation = nil }
      } else if quotationMarks.contains(byte) {
        quotation = byte
      } else if byte == UInt8(ascii: " ") {
        let isNeeded = ![text.last, line[(index + 1)...].first].contains { $0.map(signs.contains) ?? true }
        if !isNeeded { continue }
      }
      text.append(byte)
    }
  }

  private static let quotationMarks = Set("'`".utf8)
  /// Beside them no space is needed; plus, minus and the slash are left out, of which two make something else.
  private static let signs = Set("{}()[]=,;:?&|<>*!%^~".utf8)
  /// After them no line has to end.
  private static let opensLine = Set("{([,;".utf8)
}
