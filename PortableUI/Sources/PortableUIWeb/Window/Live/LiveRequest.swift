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
  /// The fields whose text may be new to the window.
  let inputs: [Identity: String]
  /// The presentations that the page shows, bottom to top.
  let presentations: [Identity]
  let events: [LiveEvent]
}

/// One thing that a person did in a live page.
enum LiveEvent: Sendable, Equatable {
  case control(ControlEvent, Identity)
  /// Followed a link of the program.
  case go(String)
  /// Went back or forward to an address.
  case back(String)
  /// The page was loaded anew while this presentation stood above it.
  case show(Identity)
  /// The page asks for everything anew, because it missed something.
  case synchronize
  /// The page is gone for good.
  case leave
}

/// The name of a live window: 22 to 64 letters, digits, `-` and `_`.
struct WindowID: Sendable, Hashable {
  let text: String

  init?(_ text: String) {
    let isName = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isName, (22...64).contains(text.utf8.count) else { return nil }
    self.text = text
  }
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
    case inputs = "i"
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
    let texts = try fields.decodeIfPresent([String: String].self, forKey: .inputs) ?? [:]
    guard texts.count <= Self.mostInputs else { throw fields.malformed(.inputs, "too many") }
    inputs = try Dictionary(
      texts.map { name, text in
        guard let identity = Identity(name: name) else { throw fields.malformed(.inputs, "no field's name") }
        return (identity, text)
      }, uniquingKeysWith: { _, last in last })
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

extension LiveEvent: Decodable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let name = try list.decode(String.self)
    switch name {
    case "tap": self = .control(.tap, try Self.control(&list))
    case "submit": self = .control(.submit, try Self.control(&list))
    case "dismiss": self = .control(.dismiss, try Self.control(&list))
    case "set":
      let control = try Self.control(&list)
      self = .control(.set(try list.decode(String.self)), control)
    case "focus":
      let control = try Self.control(&list)
      self = .control(.focus(try list.decode(Bool.self)), control)
    case "go": self = .go(try PageAddress.checked(try list.decode(String.self)))
    case "back": self = .back(try PageAddress.checked(try list.decode(String.self)))
    case "show": self = .show(try Self.control(&list))
    case "sync": self = .synchronize
    case "bye": self = .leave
    default: throw DecodingError.dataCorruptedError(in: list, debugDescription: "no event is called so")
    }
  }

  private static func control(_ list: inout any UnkeyedDecodingContainer) throws -> Identity {
    guard let identity = Identity(name: try list.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: list, debugDescription: "no control's name")
    }
    return identity
  }
}

/// Checks the addresses that pages say.
enum PageAddress {
  /// It is longer than any that the program gives or takes.
  struct TooLong: Error {}
  /// It is none of this program's.
  struct Foreign: Error {}

  /// The address, if it is one of this program's.
  static func checked(_ address: String) throws -> String {
    guard address.utf8.count <= LinkAddress.longest else { throw TooLong() }
    guard LinkAddress(address) == .here else { throw Foreign() }
    return address
  }
}

extension KeyedDecodingContainer {
  fileprivate func malformed(_ key: Key, _ why: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: why)
  }
}

/// What a live page is told: operations that lead from one revision of its window to another.
struct LiveMessage: Sendable, Equatable {
  /// The number of the request that it answers; nil for a push.
  var number: Int?
  var from: Int
  var to: Int
  var version: String
  var operations: [Operation]

  var json: [UInt8] {
    var json = JSONWriter()
    json.object { message in
      message.key("f")
      message.value(from)
      if let number {
        message.key("n")
        message.value(number)
      }
      message.key("o")
      message.list { list in for operation in operations { operation.write(to: &list) } }
      message.key("t")
      message.value(to)
      message.key("v")
      message.value(version)
    }
    return json.bytes
  }
}
