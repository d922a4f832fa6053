import HTTPTypes
import PortableUICore

/// A file that pages load, embedded in the program.
struct Asset: Sendable {
  let bytes: [UInt8]
  /// It changes with the content, so that browsers may keep the file for ever.
  let address: String
  fileprivate let type: String

  fileprivate init(_ bytes: [UInt8], _ name: String, _ ending: String = "js", type: String = "text/javascript") {
    self.bytes = bytes
    address = "/assets/\(name)-\(Assets.hash(of: bytes)).\(ending)"
    self.type = type
  }
}

/// The client's files.
enum Assets {
  static let style = Asset(StyleFile.text, "page", "css", type: "text/css")
  /// The client script.
  static let script = Asset(ClientScript.text, "page")
  /// The module that reads charts, which only pages with such a chart ask for.
  static let charts = Asset(ClientScript.condensed(PackageResources.readout_js), "charts")
  /// The module for what a page asks for when a person does what most never do.
  static let extras = Asset(ClientScript.condensed(PackageResources.extras_js), "extras")
  /// The module for a page's socket, which a page asks for once its first event was answered.
  static let socket = Asset(ClientScript.condensed(PackageResources.socket_js), "socket")
  /// The module that keeps the screen on, which only pages ask for where it has to.
  static let wake = Asset(ClientScript.condensed(PackageResources.wake_js), "wake")
  /// Another one where any of the files is another one: a page with other files than the program's has to be loaded anew.
  static let version = hash(of: style.bytes + script.bytes + charts.bytes + wake.bytes)

  static let missing = WebResponse.plain(.notFound, "There is no such file.")

  private static let responses = Dictionary(
    uniqueKeysWithValues: [style, script, charts, extras, socket, wake].map { file in
      let headers: HTTPFields = [
        .contentType: "\(file.type); charset=utf-8", .cacheControl: "public, max-age=31536000, immutable",
      ]
      return (file.address, WebResponse(status: .ok, headers: headers, body: file.bytes).compressedBeforehand())
    })

  /// The file that a request asks for, with any query.
  static func response(to request: WebRequest) -> WebResponse {
    responses[String(request.target.prefix { $0 != "?" })] ?? missing
  }

  /// Another one for other bytes.
  static func hash(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0
    for byte in bytes { hash = StableHash.mix(hash, UInt64(byte)) }
    return String(hash, radix: 36)
  }
}
