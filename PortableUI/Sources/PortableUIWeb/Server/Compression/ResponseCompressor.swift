import HTTPTypes
import NIOCore

/// Compresses the answers that gain by it.
enum ResponseCompressor {
  /// How long a body may be: smaller ones fit into one packet, larger ones (no page is) would hold a thread.
  static let sizes = 1024...16 * 1024 * 1024

  /// Kinds of text; pictures are compressed already, an event stream must leave without waiting for more, and the answers
  /// to live pages (JSON) reach this machine's own browsers sooner as they are: a page that is far away asks for it.
  static let types: Set<String> = [
    "text/html", "text/css", "text/javascript", "application/manifest+json", "image/svg+xml",
  ]

  /// The answer in the best form for a client that sent `accepted` as `Accept-Encoding`: compressed where it is of a type
  /// that gains by it.
  static func compress(_ response: WebResponse, accepted: String?) -> WebResponse {
    let gains = response.compressedBuffer != nil || types.contains(response.headers.mediaType)
    return gains ? compressed(response, accepted: accepted) : response
  }

  /// The answer compressed, if the client takes it so and it gets shorter by it.
  ///
  /// Every answer of a type that is compressed says `Vary`, so that a cache keeps the two forms apart. A strong entity
  /// tag becomes weak: it stands for two different sequences of bytes. An answer that has a `Content-Encoding` of its
  /// own is left alone.
  static func compressed(_ response: WebResponse, accepted: String?) -> WebResponse {
    guard response.headers[.contentEncoding] == nil else { return response }
    var response = response
    addVary(to: &response.headers)
    let bytes = response.byteCount
    guard sizes.contains(bytes), AcceptEncoding(accepted ?? "").allowsGzip,
      let compressed = response.compressedBuffer ?? Gzip.compress(response.buffer), compressed.readableBytes < bytes
    else { return response }
    response.buffer = compressed
    response.headers[.contentEncoding] = "gzip"
    if let tag = response.headers[.eTag], !tag.hasPrefix("W/") { response.headers[.eTag] = "W/\(tag)" }
    return response
  }

  private static func addVary(to headers: inout HTTPFields) {
    let vary = headers[values: .vary].joined(separator: ", ")
    if vary == "*" || vary.hasSuffix("Accept-Encoding") || vary.lowercased().contains("accept-encoding") { return }
    headers[.vary] = vary.isEmpty ? "Accept-Encoding" : "\(vary), Accept-Encoding"
  }
}
