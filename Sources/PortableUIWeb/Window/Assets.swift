import HTTPTypes
import PortableUICore

/// The files that every page needs, embedded in the program.
enum Assets {
  /// The style file's address; it changes with the content, so that browsers may keep it for ever.
  static let styleAddress = "/assets/sitrep-\(version(of: PackageResources.sitrep_css)).css"

  /// The asset at the request's address, or nil where it asks for a page.
  static func response(to request: WebRequest) -> WebResponse? {
    guard request.method == .get || request.method == .head else { return nil }
    switch request.target {
    case styleAddress:
      return WebResponse(
        status: .ok,
        headers: [
          .contentType: "text/css; charset=utf-8", .cacheControl: "public, max-age=31536000, immutable",
        ], body: PackageResources.sitrep_css)
    case let other where other.hasPrefix("/assets/") || other == "/favicon.ico":
      return .plain(.notFound, "There is no such file.")
    default: return nil
    }
  }

  private static func version(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0
    for byte in bytes { hash = StableHash.mix(hash, UInt64(byte)) }
    return String(hash, radix: 36)
  }
}
