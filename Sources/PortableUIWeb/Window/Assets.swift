import HTTPTypes
import PortableUICore

/// The files that every page needs, embedded in the program.
enum Assets {
  /// The style file's address; it changes with the content, so that browsers may keep it for ever.
  static let styleAddress = address(of: PackageResources.sitrep_css, "css")
  /// The client script as it is sent: without what is there only for those who read it.
  static let script = withoutComments(PackageResources.sitrep_js)
  /// The client script's address.
  static let scriptAddress = address(of: script, "js")
  /// Another one where any of the files is another one: a page with other files than the program's has to be loaded anew.
  static let version = hash(of: PackageResources.sitrep_css + script)

  /// The asset at the request's address, or nil where it asks for a page.
  static func response(to request: WebRequest) -> WebResponse? {
    guard request.method == .get || request.method == .head else { return nil }
    switch request.target {
    case styleAddress: return file(PackageResources.sitrep_css, "text/css; charset=utf-8")
    case scriptAddress: return file(script, "text/javascript; charset=utf-8")
    case let other where other.hasPrefix("/assets/") || other == "/favicon.ico":
      return .plain(.notFound, "There is no such file.")
    default: return nil
    }
  }

  private static func file(_ bytes: [UInt8], _ type: String) -> WebResponse {
    WebResponse(
      status: .ok, headers: [.contentType: type, .cacheControl: "public, max-age=31536000, immutable"], body: bytes)
  }

  /// The lines of a script that do something, without their indentation.
  ///
  /// Comments have lines of their own, and no text of the script goes over several lines.
  static func withoutComments(_ script: [UInt8]) -> [UInt8] {
    let lines = script.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 == UInt8(ascii: " ") } }
    let comment = Array("//".utf8)
    return Array(lines.filter { !$0.starts(with: comment) }.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static func address(of bytes: [UInt8], _ type: String) -> String {
    "/assets/sitrep-\(hash(of: bytes)).\(type)"
  }

  private static func hash(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0
    for byte in bytes { hash = StableHash.mix(hash, UInt64(byte)) }
    return String(hash, radix: 36)
  }
}
