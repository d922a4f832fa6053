import PortableUICore

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

extension LiveEvent {
  /// Whether it speaks of files that nobody has taken out of the box.
  var isUpload: Bool {
    guard case .control(.set(let value), _) = self else { return false }
    return UploadBox.areTokens(value)
  }
}
