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

  /// What reads charts: a module that only pages with such a chart ask for.
  static let charts = withoutComments(PackageResources.readout_js)

  /// The script as it is sent: without what is there only for those who read it.
  static let text = joined(files)

  static func joined(_ files: [[UInt8]]) -> [UInt8] {
    let start = "'use strict';\nif (document.body.dataset.version) (() => {"
    let parts = [Array(start.utf8)] + files.map(withoutComments) + [Array("})();".utf8)]
    return Array(parts.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The lines of a script that do something, without their indentation.
  ///
  /// Comments have lines of their own, and no text of the script goes over several lines.
  static func withoutComments(_ script: [UInt8]) -> [UInt8] {
    let lines = script.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 == UInt8(ascii: " ") } }
    let comment = Array("//".utf8)
    return Array(lines.filter { !$0.starts(with: comment) }.joined(separator: [UInt8(ascii: "\n")]))
  }
}
