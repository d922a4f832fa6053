import Foundation
import PortableUICore

/// What a live page says: which one it is, what a person typed and did in it.
struct LiveRequest: Sendable, Equatable {
  /// The window's id, made by the page: whoever knows it is the page.
  let window: WindowID
  /// Counts the requests of a page; a repeated one bears the same number.
  let number: Int
  /// The revision of the window that the page shows; 0: as it was loaded.
  let revision: Int
  /// The version of the page that is shown.
  let version: String
  /// The address that the browser shows.
  let address: String
  /// The version of the page's script and styles.
  let assets: String
  /// True where the same request was sent before and its answer did not come.
  let isRetry: Bool
  /// True where the page came over a slow line.
  let isFar: Bool
  /// The fields whose text may be new to the window.
  let inputs: [Identity: String]
  /// Texts of fields that the window was told before, for one that has to be made again.
  let kept: [Identity: String]
  /// The presentations that the page shows, bottom to top.
  let presentations: [Identity]
  let events: [LiveEvent]
}

extension LiveRequest: Decodable {
  private enum Key: String, CodingKey {
    case window = "w"
    case number = "n"
    case revision = "r"
    case version = "v"
    case address = "u"
    case assets = "a"
    case isRetry = "x"
    case isFar = "z"
    case inputs = "i"
    case kept = "k"
    case presentations = "p"
    case events = "e"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let id = try fields.decode(String.self, forKey: .window)
    guard let window = WindowID(id) else { throw fields.malformed(.window, "no window's id") }
    self.window = window
    number = try fields.decode(Int.self, forKey: .number)
    revision = try fields.decode(Int.self, forKey: .revision)
    guard (0...Self.largestCount).contains(number), (0...Self.largestCount).contains(revision) else {
      throw fields.malformed(.number, "out of range")
    }
    version = try fields.decode(String.self, forKey: .version)
    address = try PageAddress.checked(try fields.decode(String.self, forKey: .address))
    assets = try fields.decode(String.self, forKey: .assets)
    isRetry = try fields.decodeIfPresent(Bool.self, forKey: .isRetry) ?? false
    isFar = try fields.decodeIfPresent(Bool.self, forKey: .isFar) ?? false
    inputs = try fields.texts(.inputs, atMost: Self.mostInputs)
    kept = try fields.texts(.kept, atMost: Self.mostInputs)
    presentations = try (fields.decodeIfPresent([String].self, forKey: .presentations) ?? []).map { name in
      guard let identity = Identity(name: name) else { throw fields.malformed(.presentations, "no name") }
      return identity
    }
    events = try fields.decodeIfPresent([LiveEvent].self, forKey: .events) ?? []
    guard presentations.count <= Self.mostPresentations, events.count <= Self.mostEvents else {
      throw fields.malformed(.events, "too many")
    }
  }

  private static let largestCount = 1 << 40
  private static let mostInputs = 500
  private static let mostPresentations = 16
  /// The most events in one request.
  static let mostEvents = 64
}

extension KeyedDecodingContainer {
  /// The texts of fields, none where the key is missing.
  fileprivate func texts(_ key: Key, atMost most: Int) throws -> [Identity: String] {
    let texts = try decodeIfPresent([String: String].self, forKey: key) ?? [:]
    guard texts.count <= most else { throw malformed(key, "too many") }
    return try Dictionary(
      texts.map { name, text in
        guard let identity = Identity(name: name) else { throw malformed(key, "no field's name") }
        return (identity, text)
      }, uniquingKeysWith: { _, last in last })
  }

  fileprivate func malformed(_ key: Key, _ why: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: why)
  }
}

extension LiveRequest {
  /// The controls whose look a person may have changed in the page itself.
  var touched: Set<UInt64> {
    var touched = Set(inputs.keys.map(\.bits))
    for case .control(.set, let control) in events { touched.insert(control.bits) }
    return touched
  }
}
