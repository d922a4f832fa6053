import Foundation

/// What a page says when it opens a stream for its browser, or joins one that another window of the browser opened.
struct ListenRequest: Sendable, Equatable {
  let window: WindowID
  /// The stream's name; nil where it is opened for this window alone.
  let stream: StreamID?
  let page: LiveWindow.Page
  let address: String
  let assets: String

  /// Reads the query of a stream's address.
  ///
  /// - Throws: `PageAddress.TooLong`, or `Malformed` where something is missing or is not what it should be.
  init(query: Substring) throws {
    guard let pairs = FormFields.parse(Array(query.utf8)) else { throw Malformed() }
    try self.init(Dictionary(pairs.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Reads the body with which a page joins: the same names and texts as JSON.
  init(json: [UInt8]) throws {
    let fields = try JSONDecoder().decode([String: String].self, from: Data(json))
    try self.init(fields)
    guard stream != nil else { throw Malformed() }
  }

  private init(_ fields: [String: String]) throws {
    guard let window = fields["w"].flatMap({ WindowID($0) }),
      let revision = fields["r"].flatMap({ Int($0) }), (0...(1 << 40)).contains(revision),
      let version = fields["v"], let address = fields["u"], let assets = fields["a"]
    else { throw Malformed() }
    stream = fields["s"].flatMap { StreamID($0) }
    guard stream != nil || fields["s"] == nil else { throw Malformed() }
    self.window = window
    page = LiveWindow.Page(version: version, revision: revision)
    self.address = try PageAddress.checked(address)
    self.assets = assets
  }

  struct Malformed: Error {}
}

/// What a page says when it no longer listens on a stream that another window opened.
struct PartRequest: Sendable, Equatable {
  let window: WindowID
  let stream: StreamID

  init(json: [UInt8]) throws {
    let fields = try JSONDecoder().decode([String: String].self, from: Data(json))
    guard let window = fields["w"].flatMap({ WindowID($0) }), let stream = fields["s"].flatMap({ StreamID($0) }) else {
      throw ListenRequest.Malformed()
    }
    self.window = window
    self.stream = stream
  }
}
