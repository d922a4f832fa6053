/// An answer as it came over the wire.
public struct RawResponse {
  public var status: Int
  package var headers: [(name: String, value: String)]
  public var body: [UInt8]

  /// The value of a field that must come at most once; nil if it is missing or doubled.
  public subscript(_ name: String) -> String? {
    let values = headers.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    return values.count == 1 ? values[0] : nil
  }

  /// The body as text.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The first whole answer among the bytes and its length, nil while some of it is missing.
  static func parse(_ bytes: [UInt8], toHead: Bool) -> (response: RawResponse, length: Int)? {
    let blank = Array("\r\n\r\n".utf8)
    guard let headEnd = bytes.indices.first(where: { bytes[$0...].starts(with: blank) }) else { return nil }
    let lines = String(decoding: bytes[..<headEnd], as: UTF8.self).split(separator: "\r\n")
    guard let statusLine = lines.first, let status = Int(statusLine.split(separator: " ")[1]) else { return nil }
    let headers = lines.dropFirst().map { line in
      let colon = line.firstIndex(of: ":") ?? line.endIndex
      return (name: String(line[..<colon]), value: String(line[colon...].dropFirst(2)))
    }
    var response = RawResponse(status: status, headers: headers, body: [])
    let bodyStart = headEnd + blank.count
    let length = toHead ? 0 : response["Content-Length"].flatMap { Int($0) } ?? 0
    guard bytes.count >= bodyStart + length else { return nil }
    response.body = Array(bytes[bodyStart..<bodyStart + length])
    return (response, bodyStart + length)
  }
}
