/// Why a ``WebServer`` could not start to listen.
public enum WebServerError: Error, Equatable {
  /// The number is not one of a port: 0 to 65535, where 0 stands for any free one.
  case invalidPort(Int)
  /// Another program listens on this port.
  case portInUse(Int)
  /// The system gives this port to privileged programs only.
  case portNotPermitted(Int)
  /// The system lets the process have fewer files and connections open than it needs.
  case tooFewFiles(limit: Int, needed: Int)
  /// The system refused for another reason, in its own words.
  case cannotListen(port: Int, reason: String)
}

extension WebServerError: CustomStringConvertible {
  /// One sentence for a person, without advice: the program knows its own options.
  public var description: String {
    switch self {
    case .invalidPort(let port): "\(port) is not a port number (0 to 65535)."
    case .portInUse(let port): "Port \(port) is already in use by another program."
    case .portNotPermitted(let port): "Port \(port) is reserved by the system."
    case .tooFewFiles(let limit, let needed):
      "The system lets this program open only \(limit) files at a time. It needs at least \(needed)."
    case .cannotListen(let port, let reason): "Cannot listen on port \(port): \(reason)."
    }
  }
}
