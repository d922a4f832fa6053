import HTTPTypes
import PortableUICore

/// The files that every page needs, embedded in the program.
enum Assets {
  /// The style file's address; it changes with the content, so that browsers may keep it for ever.
  static let styleAddress = address(of: StyleFile.text, "css")
  /// The client script's address.
  static let scriptAddress = address(of: ClientScript.text, "js")
  /// The address of the module that reads charts.
  static let chartsAddress = "/assets/charts-\(hash(of: ClientScript.charts)).js"
  /// The address of the module for what most pages never need.
  static let extrasAddress = "/assets/extras-\(hash(of: ClientScript.extras)).js"
  /// The address of the module for a page's socket.
  static let socketAddress = "/assets/socket-\(hash(of: ClientScript.socket)).js"
  /// The address of the module that keeps the screen on.
  static let wakeAddress = "/assets/wake-\(hash(of: ClientScript.wake)).js"
  /// Another one where any of the files is another one: a page with other files than the program's has to be loaded anew.
  static let version = hash(of: StyleFile.text + ClientScript.text + ClientScript.charts + ClientScript.wake)

  static let style = file(StyleFile.text, "text/css; charset=utf-8")
  static let script = file(ClientScript.text, "text/javascript; charset=utf-8")
  static let charts = file(ClientScript.charts, "text/javascript; charset=utf-8")
  static let extras = file(ClientScript.extras, "text/javascript; charset=utf-8")
  static let socket = file(ClientScript.socket, "text/javascript; charset=utf-8")
  static let wake = file(ClientScript.wake, "text/javascript; charset=utf-8")
  static let missing = WebResponse.plain(.notFound, "There is no such file.")

  private static func file(_ bytes: [UInt8], _ type: String) -> WebResponse {
    WebResponse(
      status: .ok, headers: [.contentType: type, .cacheControl: "public, max-age=31536000, immutable"], body: bytes
    ).compressedBeforehand()
  }

  private static func address(of bytes: [UInt8], _ type: String) -> String {
    "/assets/page-\(hash(of: bytes)).\(type)"
  }

  /// Another one for other bytes.
  static func hash(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0
    for byte in bytes { hash = StableHash.mix(hash, UInt64(byte)) }
    return String(hash, radix: 36)
  }
}
